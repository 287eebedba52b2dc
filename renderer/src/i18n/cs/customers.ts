export const customers = {
  customers: {
    view: { label: 'Zobrazení', customers: 'Zákazníci', milestones: 'Milníky' },
    noWorkspace: 'Připojte CRM nebo otevřete ukázku a můžete vyhledávat zákazníky.',
    loading: 'Načítá se zákazník',
    customer: 'Zákazník {{id}}',
    openHint: 'Otevřít zákazníka {{id}}',
    types: {
      title: 'Typy souhlasů',
      refresh: 'Obnovit',
      refreshHint: 'Obnovit typy souhlasů',
      never: 'Z CRM se ještě nenačetly.',
      asked: 'Načteno {{ago}}.',
    },
    revoke: {
      title: 'Odvolat souhlas',
      by: 'Čí souhlas',
      ways: { email: 'Podle e-mailu', customer: 'Podle ID zákazníka' },
      email: 'E-mail',
      emailHint: 'Každý zákazník s touto adresou; na velikosti písmen nezáleží.',
      customerId: 'ID zákazníka',
      type: 'Souhlas',
      choose: 'Vyberte souhlas',
      needsType: 'Vyberte souhlas.',
      notes: 'Poznámky',
      notesHint: 'Připojí se k poznámkám souhlasu v CRM.',
      review: 'Odvolat…',
    },
    confirm: {
      title: 'Odvolat „{{type}}“?',
      undoneTitle: 'Odtud to nelze vrátit',
      undone:
        'Souhlas přestane platit a v CRM po něm zůstane záznam. Znovu ho může udělit jen zákazník.',
      revoke: 'Odvolat souhlas',
    },
    reach: {
      reading: 'Zjišťuje se, koho se to týká…',
      one: 'Týká se jen zákazníka {{id}}.',
      everybody:
        'Týká se každého zákazníka s adresou {{email}}, který má platný souhlas tohoto typu.',
      unknown:
        'Kolik jich je, CRM předem neuvádí; může jich být víc. Zjistíte to z reportu všech zákazníků v Exportech.',
      known_one: 'Podle reportu z {{at}} je to jeden zákazník: {{ids}}. Mezitím jich mohlo přibýt.',
      known_few:
        'Podle reportu z {{at}} jsou to {{count}} zákazníci: {{ids}}. Mezitím jich mohlo přibýt.',
      known_many:
        'Podle reportu z {{at}} je to {{count}} zákazníka: {{ids}}. Mezitím jich mohlo přibýt.',
      known_other:
        'Podle reportu z {{at}} je to {{count}} zákazníků: {{ids}}. Mezitím jich mohlo přibýt.',
    },
    outcome: {
      sending: 'Odesílá se',
      revoked_one: 'Odvoláno u {{count}} zákazníka',
      revoked_few: 'Odvoláno u {{count}} zákazníků',
      revoked_many: 'Odvoláno u {{count}} zákazníka',
      revoked_other: 'Odvoláno u {{count}} zákazníků',
      failed: 'Neprovedeno',
      unknown: 'Výsledek není znám',
      notFound: {
        customer: 'Zákazník neexistuje',
        consentType: 'Typ souhlasu neexistuje',
        validConsent: 'Nemá platný souhlas',
        other: 'Nic nenalezeno',
      },
    },
    result: {
      revokedTitle_one: 'Souhlas byl odvolán u {{count}} zákazníka',
      revokedTitle_few: 'Souhlas byl odvolán u {{count}} zákazníků',
      revokedTitle_many: 'Souhlas byl odvolán u {{count}} zákazníka',
      revokedTitle_other: 'Souhlas byl odvolán u {{count}} zákazníků',
      revoked:
        '„{{type}}“ u nich už neplatí. Kdo platný souhlas tohoto typu neměl, u toho se nic nezměnilo.',
      ids: 'Zákazníci, u kterých byl souhlas odvolán',
      notFound: {
        customer:
          'CRM nenašlo zákazníka s touto adresou nebo ID, nebo k němu tento účet nemá přístup.',
        consentType: 'CRM nezná souhlas tohoto typu.',
        validConsent:
          'CRM zákazníka našlo, ale platný souhlas tohoto typu nemá: výsledek je stejný jako po odvolání.',
        other: 'CRM odpovědělo, že něco nenašlo, ale neuvedlo co.',
      },
      next: {
        nothing: 'Nic dalšího není třeba.',
        checkHolder: 'Zkontrolujte překlepy a ověřte, jakou adresu zákazník uvedl.',
        listTypesAgain: 'Obnovte typy souhlasů a vyberte znovu.',
        readMessage: 'Podívejte se do CRM.',
      },
      unknown: 'Požadavek odešel, ale odpověď se ztratila. Unitdesk ho sám znovu neodesílá.',
      unknownNext:
        'Otevřete zákazníka v CRM: pokud požadavek dorazil, je souhlas označen jako neplatný. Odvolat ho znovu nevadí.',
    },
    audit: {
      title: 'Odvoláno odtud',
      table: 'Záznam odvolaných souhlasů',
      nothing: 'Souhlasy, které tu odvoláte, se zobrazí i s výsledkem jako doklad.',
      older: 'Zobrazit starší',
      file: 'Odvolané souhlasy {{day}}',
      column: {
        at: 'Kdy',
        holder: 'Čí',
        consent: 'Souhlas',
        outcome: 'Výsledek',
        customers: 'Zákazníci',
        notes: 'Poznámky',
        account: 'Účet',
      },
    },
    open: {
      title: 'Otevřít zákazníka',
      id: 'ID zákazníka',
      open: 'Otevřít',
      hint: 'Údaje se pokaždé načtou z CRM a v tomto počítači se neukládají.',
      askedAt: 'Načteno {{at}}',
      again: 'Načíst znovu',
      search: 'Hledat v údajích zákazníka',
      nothing: 'Hledání nic neodpovídá.',
      tree: 'Údaje o zákazníkovi z CRM',
      close: 'Zavřít zákazníka',
    },
  },
} as const
