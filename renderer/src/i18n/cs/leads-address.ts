export const leadsAddress = {
  address: {
    label: 'Adresa webu',
    none: 'Žádná adresa není nastavená.',
    asked: 'Adresa:',
    notYet: 'zatím nekontrolováno',
    askedAt: 'zkontrolováno {{at}}',
    thisRun: 'Hodnotu hlavičky si Unitdesk pamatuje, dokud ho nezavřete.',
    choose: 'Nastavit adresu…',
    change: 'Změnit…',
    askNow: 'Zkontrolovat teď',
    forget: 'Odebrat adresu',
    title: 'Adresa webu',
    intro:
      'Unitdesk ji kontroluje stejně často jako CRM a přidává nové poptávky. Sloupce čte stejně jako v prvním souboru.',
    url: 'Adresa',
    urlHint:
      'Musí vracet CSV, Excel, JSON nebo řádky JSON, nejvýše 64 MB. V adrese může být tajný klíč, proto zůstává v tomto počítači a nezapisuje se do záznamů ani do exportovaného nastavení.',
    urlExample: 'https://www.example.cz/leads.csv',
    header: 'Hodnota hlavičky „Authorization“, pokud ji web vyžaduje',
    headerHint:
      'Jak vám ji sdělil správce webu, například Bearer …. Uloží se do klíčenky tohoto počítače a posílá se jen tomuto webu.',
    headerKept: 'Hodnota je uložena. Chcete-li ji ponechat, nechte pole prázdné.',
    forgetHeader: 'Zapomenout uloženou hodnotu',
    save: 'Uložit a zkontrolovat',
    keychainTitle: 'Tento počítač nemá klíčenku, do které by se hodnota uložila',
    keychainSentence:
      'Unitdesk ji nikdy nezapisuje do souboru. Může si ji pamatovat, dokud ho nezavřete; pak ji zadáte znovu.',
    keepForThisRun: 'Ponechat jen pro toto spuštění',
    faults: {
      empty: 'Zadejte adresu.',
      notAnAddress: 'Toto není adresa webu.',
      needsHttps: 'Adresa musí začínat https://, protože odpověď obsahuje osobní údaje.',
      hasCredentials:
        'Přihlašovací jméno a heslo do adresy nepatří. Zadejte je jako hodnotu hlavičky.',
      hasSecret: 'V adrese je zřejmě klíč nebo heslo. Zadejte je raději jako hodnotu hlavičky.',
      otherSite:
        'Uložená hodnota patří jinému webu. Zadejte hodnotu pro tento web, nebo uloženou zapomeňte.',
      headerValue: 'Hodnota hlavičky je jeden řádek bez diakritiky.',
    },
    trouble: {
      notFound: 'Na této adrese nic není.',
      notAllowed:
        'Web odmítl přístup ({{status}}). Unitdesk to znovu nezkusí, dokud adresu nezměníte nebo nestisknete „Zkontrolovat teď“.',
      page: 'Místo souboru přišla webová stránka, možná přihlašovací.',
      tooLarge: 'Soubor je větší než 64 MB.',
      redirected:
        'Web přesměrovává na {{host}} a Unitdesk přesměrování nesleduje. Zadejte přímou adresu souboru.',
      certificate:
        'Certifikát webu neplatí. Pokud ho podepisuje vaše firma, přidejte v Nastavení její certifikační autoritu.',
      unreachable: 'Web není dostupný.',
      proxy: 'K webu se přes proxy tohoto počítače nelze připojit.',
      tooSlow: 'Web neodpověděl včas.',
      serverError: 'Web odpověděl chybou ({{status}}).',
      unexpected: 'Web neposlal žádný soubor ({{status}}).',
      empty: 'Web poslal prázdný soubor.',
      keychain: 'Klíčenka nevydala hodnotu hlavičky, Unitdesk se proto webu nezeptal.',
      headerGone:
        'Hodnota hlavičky chybí, Unitdesk se proto webu nezeptal. Zadejte ji znovu přes „Změnit…“.',
    },
  },
} as const
