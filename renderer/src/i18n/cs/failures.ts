export const failures = {
  failures: {
    held: {
      title: 'Účet „{{account}}“ je pozastaven',
      sentence:
        'Server odmítl jeho přihlášení {{since}}. Unitdesk s tímto účtem nic neposílá, dokud nezasáhnete, protože další chybná přihlášení by server vedla k delšímu zablokování.',
      next: 'Ověřte heslo ve webovém rozhraní CRM a poté ho zadejte v Nastavení.',
      nextUntil:
        'Heslo ověřte a zadejte v Nastavení. Pokud server účet zablokoval, skončí to nejpozději {{until}}.',
      titleEndpoint: 'Účet „{{account}}“ k tomu nejspíš nemá oprávnění',
      sentenceEndpoint:
        'Server {{since}} odmítl „{{endpoint}}“, ačkoli totéž přihlášení jinde funguje. Unitdesk o to znovu nepožádá, dokud nezasáhnete.',
      nextEndpoint:
        'Požádejte podporu CRM o oprávnění, nebo zvolte jiný účet. Poté v Nastavení stiskněte „Zkusit jednou“.',
    },
    cooling: {
      title: 'Server žádá o strpení',
      sentence: 'Další požadavek „{{endpoint}}“ přijme v {{until}}.',
      next: 'Není třeba nic dělat: zobrazená data do té doby zůstávají, jak jsou.',
    },
    unauthorised: {
      title: 'Přihlášení nebylo přijato',
      sentence:
        'Server odpověděl 401: chybné přihlašovací jméno nebo heslo, oblast nebo projekt, pro které účet není, dosud nepřijatá pozvánka, nebo dočasné zablokování. Odeslán byl jeden požadavek.',
      next: 'Před dalším pokusem ověřte jméno a heslo ve webovém rozhraní CRM: každý chybný pokus může účet zablokovat na delší dobu, až na 24 hodin.',
    },
    consent: {
      title: 'Účet musí nejprve přijmout podmínky',
      sentence: 'Server odpověděl 403: účet čeká na souhlas ve webovém rozhraní.',
      next: 'Přihlaste se tímto účtem do webového rozhraní CRM, přijměte podmínky a zkuste to znovu.',
    },
    deprecated: {
      title: 'Server už této verzi nerozumí',
      sentence: 'Odpověděl 418: verze rozhraní, kterou Unitdesk používá, je vypnutá.',
      next: 'Nainstalujte novější Unitdesk, nebo se obraťte na podporu CRM.',
    },
    refused: {
      title: 'Server požadavek odmítl',
      sentence: 'Odpověděl {{status}}: {{message}}',
      sentenceBare: 'Odpověděl {{status}} bez vysvětlení.',
      next: 'Opravte to, co zpráva jmenuje. Stejný požadavek by byl odmítnut znovu.',
    },
    unknownOutcome: {
      title: 'Není známo, zda se to podařilo',
      sentence: 'Spojení se přerušilo dřív, než server odpověděl na „{{endpoint}}“.',
      next: 'Než cokoli odešlete znovu, obnovte data a podívejte se, co server má.',
    },
    unreachable: {
      title: 'Server není dostupný',
      kept: 'Co bylo načteno dříve, je stále zde.',
      refused: '{{host}} odmítá spojení.',
      notFound: 'Server se jménem {{host}} neexistuje.',
      timedOut: '{{host}} neodpověděl včas.',
      reset: 'Spojení s {{host}} se přerušilo.',
      certificate: 'Certifikátu serveru {{host}} nelze důvěřovat, proto nebylo nic odesláno.',
      proxy: 'Proxy na cestě k {{host}} odmítla spojení.',
      serverError: '{{host}} má vlastní potíže.',
      next: 'Zkontrolujte síť a adresu a zkuste to znovu.',
      nextAddress: 'Zkontrolujte, zda je adresa napsaná správně.',
      nextCertificate:
        'Požádejte správce serveru o platný certifikát. Pokud si ho vaše firma podepisuje sama, vyberte v Nastavení soubor její autority.',
      nextProxy:
        'Zkontrolujte proxy v nastavení sítě tohoto počítače, nebo se zeptejte správce sítě.',
      nextServer: 'Zkuste to znovu za několik minut.',
    },
    notThisServer: {
      title: 'Toto není očekávaný server',
      sentence: 'Na „{{endpoint}}“ se očekává {{expected}}, ale přišlo {{received}}.',
      next: 'Zkontrolujte adresu: místo serveru často odpoví přihlašovací stránka nebo jiný web.',
    },
    invalidInput: {
      title: 'Zadání není platné',
      sentence: 'Položka „{{path}}“ nebyla přijata. Nic nebylo odesláno.',
      sentenceWhole: 'Zadání nebylo přijato. Nic nebylo odesláno.',
      next: 'Opravte zadání a zkuste to znovu.',
    },
    file: {
      title: 'Soubor nebyl přijat',
      settingsFile: 'Neobsahuje nastavení Unitdesku, nebo v něm něco není platné.',
      newerVersion: 'Zapsal ho novější Unitdesk.',
      unreadable: 'Nelze ho přečíst, nebo je na nastavení příliš velký.',
      authority: 'Neobsahuje certifikát, nebo ho nelze přečíst.',
      withoutPlace: 'Na tomto počítači nemá žádné místo, proto ho nelze přečíst.',
      kept: 'Nic se nezměnilo.',
      nextSettingsFile: 'Vyberte soubor, který Unitdesk vyexportoval v Nastavení.',
      nextNewerVersion: 'Nainstalujte nejnovější Unitdesk a soubor importujte znovu.',
      nextUnreadable: 'Ověřte, že soubor stále existuje a lze ho otevřít, nebo vyberte jiný.',
      nextAuthority: 'Požádejte o certifikát autority jako soubor PEM.',
      nextWithoutPlace: 'Nejprve ho uložte do složky a poté ho vyberte tam.',
    },
    store: {
      title: 'Místní úložiště nelze použít',
      damaged: 'Soubor {{path}} je poškozený.',
      full: 'Disk se souborem {{path}} je plný. Nic se neztratilo, ale nic nového se neuložilo.',
      readOnly: 'Do souboru {{path}} nelze zapisovat.',
      fromTheFuture: 'Soubor {{path}} zapsal novější Unitdesk.',
      inUse: 'Soubor {{path}} používá jiný program.',
      failed: 'Soubor {{path}} nelze číst nebo do něj zapisovat.',
      next: 'Spusťte Unitdesk znovu.',
      nextFull: 'Uvolněte místo a zkuste to znovu.',
      nextReadOnly: 'Povolte zápis do složky a spusťte Unitdesk znovu.',
      nextFuture: 'Nainstalujte nejnovější Unitdesk.',
      nextInUse: 'Zavřete druhý program a spusťte Unitdesk znovu.',
    },
    keychain: {
      title: 'Klíčenku nelze použít',
      unavailable:
        'Tento počítač Unitdesku žádnou klíčenku nenabízí, hesla tedy nelze bezpečně uchovat.',
      locked: 'Klíčenka je zamčená.',
      timedOut: 'Klíčenka neodpověděla včas.',
      missing: 'V klíčence není heslo k tomuto účtu.',
      next: 'Odemkněte nebo nastavte klíčenku, nebo heslo ponechte jen pro toto spuštění.',
      nextMissing: 'Zadejte heslo v Nastavení.',
    },
    cancelled: {
      title: 'Zrušeno',
      sentence: 'Zastaveno na vaše přání. Co tu bylo předtím, je tu stále.',
      next: 'Můžete to kdykoli spustit znovu.',
    },
    notAllowed: {
      title: 'To zde není možné',
      sentence: 'Požadavek nebyl povolen a neměl žádný účinek.',
      notFound: 'To, oč jste žádali, už zde není.',
      noAccount:
        'Žádný účet tohoto pracovního prostoru zde tomuto projektu neslouží. Nic nebylo odesláno.',
      nextNoAccount: 'Přidejte účet v Nastavení, nebo některému dovolte sloužit tomuto projektu.',
      next: 'Obnovte obrazovku.',
    },
    defect: {
      title: 'Chyba v Unitdesku',
      sentence: 'V protokolu je zaznamenána pod číslem {{id}}. Vašich dat se netýká.',
      next: 'Zkuste to znovu; pokud se chyba vrátí, pošlete toto číslo podpoře.',
    },
    again: 'Znovu to lze zkusit v {{at}}.',
    retry: 'Zkusit znovu',
  },
} as const
