export const leadsAddress = {
  address: {
    label: 'Adresa webu',
    none: 'Na žádné adrese se Unitdesk neptá.',
    asked: 'Adresa:',
    notYet: 'zatím bez dotazu',
    askedAt: 'dotaz {{at}}',
    thisRun: 'Hodnota hlavičky se drží, než Unitdesk zavřete.',
    choose: 'Ptát se na adrese…',
    change: 'Změnit…',
    askNow: 'Zeptat se teď',
    forget: 'Už se na ní neptat',
    title: 'Adresa webu',
    intro:
      'Unitdesk se na ní ptá stejně často jako CRM, bere, co je nové, a rozumí tomu jako prvnímu souboru.',
    url: 'Adresa',
    urlHint:
      'Musí odpovídat tabulkou CSV, Excelem, JSON nebo řádky JSON, nejvýše 64 MB. Dlouhá náhodná část může být klíč, což nelze s jistotou poznat: adresa zůstává v tomto počítači, mimo protokoly i exportované nastavení.',
    urlExample: 'https://www.example.cz/leads.csv',
    header: 'Hodnota hlavičky „Authorization“, pokud ji web vyžaduje',
    headerHint:
      'Jak vám ji sdělil správce webu, například Bearer …. Uloží se do klíčenky tohoto počítače a posílá se jen tomuto webu.',
    headerKept: 'Hodnota je uložena. Chcete-li ji ponechat, nechte pole prázdné.',
    forgetHeader: 'Zapomenout uloženou hodnotu',
    save: 'Uložit a zeptat se',
    keychainTitle: 'Není klíčenka, do které by se hodnota uložila',
    keychainSentence:
      'Unitdesk ji nikdy nezapisuje do souboru. Může ji podržet v paměti, než ho zavřete; pak ji bude třeba zadat znovu.',
    keepForThisRun: 'Ponechat jen pro toto spuštění',
    faults: {
      empty: 'Zadejte adresu.',
      notAnAddress: 'Toto není adresa webu.',
      needsHttps: 'Adresa musí začínat https://: odpovědí jsou osobní údaje.',
      hasCredentials:
        'Přihlašovací jméno a heslo do adresy nepatří. Zadejte je jako hodnotu hlavičky.',
      hasSecret:
        'V adrese je zřejmě klíč nebo heslo. Vynechte je a zadejte je jako hodnotu hlavičky.',
      otherSite:
        'Uložená hodnota patří jinému webu. Zadejte hodnotu pro tento web, nebo ji nechte zapomenout.',
      headerValue: 'Hlavička je jeden řádek písmen bez diakritiky.',
    },
    trouble: {
      notFound: 'Na této adrese nic není.',
      notAllowed:
        'Web Unitdesk nepustil dovnitř ({{status}}). Znovu se nezeptá, dokud adresu nezměníte nebo nestisknete „Zeptat se teď“.',
      page: 'Místo souboru přišla webová stránka: možná přihlašovací.',
      tooLarge: 'Soubor je větší než 64 MB.',
      redirected:
        'Web odkazuje dál na {{host}}. Unitdesk za odkazem nejde: zadejte adresu samotného souboru.',
      certificate:
        'Certifikát webu neplatí. Podepisuje-li si je vaše firma sama, zvolte její autoritu v Nastavení.',
      unreachable: 'Web není dostupný.',
      proxy: 'Přes proxy tohoto počítače nevede k webu cesta.',
      tooSlow: 'Web neodpověděl včas.',
      serverError: 'Web má vlastní chybu ({{status}}).',
      unexpected: 'Web nevydal žádný soubor ({{status}}).',
      empty: 'Web vydal prázdný soubor.',
      keychain: 'Klíčenka nevydala hodnotu hlavičky, a tak web nebyl dotázán.',
      headerGone:
        'Hodnota hlavičky chybí, a tak web nebyl dotázán. Zadejte ji znovu přes „Změnit…“.',
    },
  },
} as const
