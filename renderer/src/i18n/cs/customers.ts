export const customers = {
  customers: {
    view: { label: 'Co se zobrazuje', customers: 'Zákazníci', milestones: 'Milníky' },
    noWorkspace: 'Připojte CRM nebo otevřete ukázku a můžete vyhledávat zákazníky.',
    customer: 'Zákazník {{id}}',
    openHint: 'Otevřít zákazníka {{id}}',
    types: {
      title: 'Typy souhlasů',
      refresh: 'Obnovit',
      refreshHint: 'Obnovit typy souhlasů',
      never: 'CRM na ně ještě nebylo dotázáno.',
      asked: 'Dotázáno {{ago}}.',
    },
    revoke: {
      title: 'Odvolat souhlas',
      by: 'Čí souhlas',
      ways: { email: 'Podle e-mailu', customer: 'Podle ID zákazníka' },
      email: 'E-mail',
      emailHint: 'Každý zákazník s touto adresou; na velikosti písmen nezáleží.',
      customerId: 'ID zákazníka',
      type: 'Souhlas',
      choose: 'Zvolte souhlas',
      needsType: 'Zvolte souhlas.',
      notes: 'Poznámky',
      notesHint: 'Připojí se k poznámkám souhlasu v CRM.',
      review: 'Odvolat…',
    },
    confirm: {
      title: 'Odvolat „{{type}}“?',
      undoneTitle: 'Odtud to nelze vzít zpět',
      undone:
        'Souhlas pozbude platnosti a v CRM zůstane v záznamech. Znovu ho může dát jen zákazník.',
      revoke: 'Odvolat souhlas',
    },
    reach: {
      reading: 'Zjišťuje se, koho se to týká…',
      one: 'Týká se jen zákazníka {{id}}.',
      everybody:
        'Týká se každého zákazníka s adresou {{email}}, který má platný souhlas tohoto typu.',
      unknown:
        'Kolik jich je, CRM předem neřekne; může jich být více. Řekl by to report všech zákazníků v části Exporty.',
      known_one:
        'Export z {{at}} má takového zákazníka jednoho: {{ids}}. Mezitím jich může být více.',
      known_few:
        'Export z {{at}} má takové zákazníky {{count}}: {{ids}}. Mezitím jich může být více.',
      known_many:
        'Export z {{at}} má takového zákazníka {{count}}: {{ids}}. Mezitím jich může být více.',
      known_other:
        'Export z {{at}} má takových zákazníků {{count}}: {{ids}}. Mezitím jich může být více.',
    },
    outcome: {
      sending: 'Na cestě',
      revoked_one: 'Odvoláno u {{count}} zákazníka',
      revoked_few: 'Odvoláno u {{count}} zákazníků',
      revoked_many: 'Odvoláno u {{count}} zákazníka',
      revoked_other: 'Odvoláno u {{count}} zákazníků',
      failed: 'Neprovedeno',
      unknown: 'Není známo, zda se to stalo',
      notFound: {
        customer: 'Takový zákazník není',
        consentType: 'Takový souhlas není',
        validConsent: 'Žádný platný souhlas',
        other: 'Nic nebylo nalezeno',
      },
    },
    result: {
      revokedTitle_one: 'Souhlas byl odvolán u {{count}} zákazníka',
      revokedTitle_few: 'Souhlas byl odvolán u {{count}} zákazníků',
      revokedTitle_many: 'Souhlas byl odvolán u {{count}} zákazníka',
      revokedTitle_other: 'Souhlas byl odvolán u {{count}} zákazníků',
      revoked:
        '„{{type}}“ u nich už neplatí. Kdo platný souhlas tohoto typu neměl, toho se to nedotklo.',
      ids: 'Zákazníci, u kterých byl souhlas odvolán',
      notFound: {
        customer:
          'CRM nezná zákazníka s touto adresou nebo ID, nebo ne mezi zákazníky tohoto účtu.',
        consentType: 'CRM nezná souhlas tohoto typu.',
        validConsent:
          'Takový zákazník je, ale nikdo z nich nemá platný souhlas tohoto typu: je to totéž, jako by byl odvolán.',
        other: 'CRM odpovědělo, že něco nebylo nalezeno, ale neřeklo co.',
      },
      next: {
        nothing: 'Není třeba dělat nic dalšího.',
        checkHolder: 'Zkontrolujte pravopis; zeptejte se, jakou adresu osoba uvedla.',
        listTypesAgain: 'Obnovte typy souhlasů a zvolte znovu.',
        readMessage: 'Podívejte se do CRM.',
      },
      unknown:
        'Odpověď se ztratila, když už byl požadavek na cestě. Unitdesk ho sám znovu neposílá.',
      unknownNext:
        'Otevřete zákazníka v CRM: pokud se to stalo, je souhlas označen jako neplatný. Odvolat ho ještě jednou neuškodí.',
    },
    audit: {
      title: 'Odvoláno odtud',
      table: 'Záznam odvolaných souhlasů',
      nothing: 'Odtud zatím nebylo odvoláno nic.',
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
      hint: 'Pokaždé se dotáže CRM; nic z toho se tu neuchovává.',
      askedAt: 'Dotázáno {{at}}',
      again: 'Dotázat znovu',
      search: 'Hledat v zákazníkovi',
      nothing: 'Nic z tohoto zákazníka neodpovídá.',
      tree: 'Co říká CRM o zákazníkovi',
      close: 'Zavřít zákazníka',
    },
  },
} as const
