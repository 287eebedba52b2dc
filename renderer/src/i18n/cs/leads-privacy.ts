export const leadsPrivacy = {
  contact: {
    reveal: 'Zobrazit',
    revealOf: 'Zobrazit kontakt: {{name}}',
    gone: 'už se neuchovává',
  },
  privacy: {
    open: 'Soukromí poptávek',
    title: 'Soukromí poptávek',
  },
  sealing: {
    title: 'Jak jsou kontakty v tomto počítači uloženy',
    what: 'E-maily, telefony, koncepty a poznámky jsou zapečetěny klíčem, který má jen klíčenka tohoto počítače. Jména zůstávají čitelná: archiv se podle nich řadí, prohledává a porovnává.',
    sealed: 'Kontakty jsou zapečetěny.',
    opening: 'Klíčenka je dotazována na klíč.',
    again: 'Zkusit znovu',
    replace: 'Použít nový klíč',
    unsealed: {
      title: 'Kontakty nejsou zapečetěny',
      why: {
        unavailable:
          'Tento počítač nenabízí Unitdesku klíčenku, do které by se klíč uložil. Jakmile bude, kontakty se zapečetí.',
        locked:
          'Klíčenka tohoto počítače je zamčená. Odemkněte ji a zkuste to znovu, kontakty se zapečetí.',
        timedOut: 'Klíčenka tohoto počítače včas neodpověděla. Zkuste to znovu.',
        missing: 'Klíčenka tohoto počítače si klíč nenechala. Zkuste to znovu.',
      },
    },
    unfinished: {
      atEnd: {
        title: 'Kontakty jsou zapečetěny; stopy dřívějších zmizí, až Unitdesk zavřete',
        sentence:
          'Co bylo zapsáno před zapečetěním, může ještě být ve volných místech souboru a v jeho zálohách. Až Unitdesk zavřete, soubor se přepíše, což trvá několik sekund; zálohy nahradí příští spuštění.',
      },
      refused: {
        title: 'Pečetění kontaktů není dokončeno',
        sentence:
          'Nové kontakty jsou zapečetěny. Některé dřívější mohou být v souborech nebo zálohách tohoto počítače stále čitelné: disk je plný nebo odmítl zápis. Uvolněte místo; každou hodinu se to zkusí znovu.',
      },
    },
    closed: {
      title: 'Kontakty jsou zapečetěny a klíčenka k nim nevydala klíč',
      sentence:
        'Odemkněte klíčenku tohoto počítače a zkuste to znovu. Jména, archiv i porovnání zatím fungují; nic není ztraceno.',
    },
    lost: {
      title: 'Klíčenka už klíč ke kontaktům nemá',
      sentence:
        'Co jím bylo zapečetěno, tu zůstává a půjde přečíst, až se klíčenka obnoví. Nový klíč platí pro to, co přibude.',
    },
  },
  retention: {
    title: 'Jak dlouho se tu poptávky uchovávají',
    sentence:
      'E-mail a telefon se uchovávají, jen dokud může být třeba poptávku odeslat znovu, a ne déle, než určíte.',
    archiveDays: 'Poptávky, … dní',
    contactDays: 'Kontakty chybějících poptávek, … dní',
    hint: {
      archiveDays: 'Počítáno od vytvoření.',
      contactDays: 'Kontakty poptávek, které dorazily, zmizí hned.',
    },
    wrong: 'Celé číslo od {{least}} do {{most}}.',
    forever: 'Uchovávat poptávky navždy',
    save: 'Takto uchovávat',
    saved: 'Doba uchování poptávek je uložena',
  },
  person: {
    title: 'Smazat jednu osobu',
    sentence:
      'Nejdříve se vypíše vše, co o osobě v tomto počítači je. Poptávky se smažou, až to potvrdíte; u ostatního se dozvíte, kde to odstranit.',
    name: 'Jméno',
    email: 'E-mail',
    phone: 'Telefon',
    customerIds: 'ID zákazníka',
    find: 'Najít',
    found: 'Co se o osobě uchovává',
    nothing: 'Žádná poptávka této osoby se tu neuchovává.',
    elsewhere: {
      title: 'Co dalšího tu o osobě je',
      nothing:
        'Nic dalšího se nenašlo: prohledány byly platby, reporty, média, ceny, Aktivita, záznam odvolání, importy i nastavení.',
      stays: 'Toto zůstane, dokud to neodstraníte tam, kde to je:',
      runs_one: 'Exporty: osoba je v {{count}} běhu: {{runs}}. Odstraňte jej tam a vysypte koš.',
      runs_few: 'Exporty: osoba je ve {{count}} bězích: {{runs}}. Odstraňte je tam a vysypte koš.',
      runs_many: 'Exporty: osoba je v {{count}} běhu: {{runs}}. Odstraňte je tam a vysypte koš.',
      runs_other: 'Exporty: osoba je v {{count}} bězích: {{runs}}. Odstraňte je tam a vysypte koš.',
      unread_one:
        'Exporty: řádky {{count}} běhu dosud nikdo nečetl a prohledány nebyly: {{runs}}. Otevřete jej a hledejte znovu, nebo jej odstraňte.',
      unread_few:
        'Exporty: řádky {{count}} běhů dosud nikdo nečetl a prohledány nebyly: {{runs}}. Otevřete je a hledejte znovu, nebo je odstraňte.',
      unread_many:
        'Exporty: řádky {{count}} běhu dosud nikdo nečetl a prohledány nebyly: {{runs}}. Otevřete je a hledejte znovu, nebo je odstraňte.',
      unread_other:
        'Exporty: řádky {{count}} běhů dosud nikdo nečetl a prohledány nebyly: {{runs}}. Otevřete je a hledejte znovu, nebo je odstraňte.',
      copies_one:
        'Záložní kopie ({{dates}}): neprohledává se a osoba v ní může být; zmizí, až ji nahradí novější.',
      copies_few:
        'Záložní kopie ({{dates}}): neprohledávají se a osoba v nich může být; zmizí, až je nahradí novější.',
      copies_many:
        'Záložní kopie ({{dates}}): neprohledávají se a osoba v nich může být; zmizí, až je nahradí novější.',
      copies_other:
        'Záložní kopie ({{dates}}): neprohledávají se a osoba v nich může být; zmizí, až je nahradí novější.',
      place: {
        payments_one:
          'Platby: {{count}} záznam. Odstraňte tam výpis; co kdy odešlo, zůstává v evidenci jako doklad.',
        payments_few:
          'Platby: {{count}} záznamy. Odstraňte tam výpisy; co kdy odešlo, zůstává v evidenci jako doklad.',
        payments_many:
          'Platby: {{count}} záznamu. Odstraňte tam výpisy; co kdy odešlo, zůstává v evidenci jako doklad.',
        payments_other:
          'Platby: {{count}} záznamů. Odstraňte tam výpisy; co kdy odešlo, zůstává v evidenci jako doklad.',
        paymentLists_one:
          'Platby a milníky, jak je CRM naposledy vypsalo: {{count}} seznam. Smažte osobu v CRM a seznam načtěte znovu.',
        paymentLists_few:
          'Platby a milníky, jak je CRM naposledy vypsalo: {{count}} seznamy. Smažte osobu v CRM a seznamy načtěte znovu.',
        paymentLists_many:
          'Platby a milníky, jak je CRM naposledy vypsalo: {{count}} seznamu. Smažte osobu v CRM a seznamy načtěte znovu.',
        paymentLists_other:
          'Platby a milníky, jak je CRM naposledy vypsalo: {{count}} seznamů. Smažte osobu v CRM a seznamy načtěte znovu.',
        reports_one:
          'Exporty: {{count}} název, filtr nebo upozornění reportu. Upravte nebo odstraňte report tam.',
        reports_few:
          'Exporty: {{count}} názvy, filtry nebo upozornění reportů. Upravte nebo odstraňte reporty tam.',
        reports_many:
          'Exporty: {{count}} názvu, filtru nebo upozornění reportů. Upravte nebo odstraňte reporty tam.',
        reports_other:
          'Exporty: {{count}} názvů, filtrů nebo upozornění reportů. Upravte nebo odstraňte reporty tam.',
        media_one: 'Média: název {{count}} souboru. Odeberte jej tam ze seznamu.',
        media_few: 'Média: názvy {{count}} souborů. Odeberte je tam ze seznamu.',
        media_many: 'Média: názvy {{count}} souboru. Odeberte je tam ze seznamu.',
        media_other: 'Média: názvy {{count}} souborů. Odeberte je tam ze seznamu.',
        prices_one:
          'Ceny: {{count}} poznámka, název nebo odpověď CRM. Koncepty a pohledy se odstraňují tam; historie odeslaných cen zůstává.',
        prices_few:
          'Ceny: {{count}} poznámky, názvy nebo odpovědi CRM. Koncepty a pohledy se odstraňují tam; historie odeslaných cen zůstává.',
        prices_many:
          'Ceny: {{count}} poznámky, názvu nebo odpovědi CRM. Koncepty a pohledy se odstraňují tam; historie odeslaných cen zůstává.',
        prices_other:
          'Ceny: {{count}} poznámek, názvů nebo odpovědí CRM. Koncepty a pohledy se odstraňují tam; historie odeslaných cen zůstává.',
        activity_one: 'Aktivita: {{count}} řádek. Zmizí s přibývajícími voláními.',
        activity_few: 'Aktivita: {{count}} řádky. Zmizí s přibývajícími voláními.',
        activity_many: 'Aktivita: {{count}} řádku. Zmizí s přibývajícími voláními.',
        activity_other: 'Aktivita: {{count}} řádků. Zmizí s přibývajícími voláními.',
        consents_one:
          'Záznam odvolání souhlasů: {{count}} řádek. Zůstává jako doklad; smazáním v něm zbudou jen ID zákazníků.',
        consents_few:
          'Záznam odvolání souhlasů: {{count}} řádky. Zůstávají jako doklad; smazáním v nich zbudou jen ID zákazníků.',
        consents_many:
          'Záznam odvolání souhlasů: {{count}} řádku. Zůstává jako doklad; smazáním v něm zbudou jen ID zákazníků.',
        consents_other:
          'Záznam odvolání souhlasů: {{count}} řádků. Zůstávají jako doklad; smazáním v nich zbudou jen ID zákazníků.',
        sources_one:
          'Poptávky: název {{count}} importu, složky nebo adresy. Import vezměte zpět v Porovnání, zdroj změňte v nastavení poptávek.',
        sources_few:
          'Poptávky: názvy {{count}} importů, složek nebo adres. Importy vezměte zpět v Porovnání, zdroje změňte v nastavení poptávek.',
        sources_many:
          'Poptávky: názvy {{count}} importu, složky nebo adresy. Importy vezměte zpět v Porovnání, zdroje změňte v nastavení poptávek.',
        sources_other:
          'Poptávky: názvy {{count}} importů, složek nebo adres. Importy vezměte zpět v Porovnání, zdroje změňte v nastavení poptávek.',
        settings_one:
          'Nastavení: {{count}} název pracovního prostoru, účtu nebo nastavení. Změňte jej tam.',
        settings_few:
          'Nastavení: {{count}} názvy pracovních prostorů, účtů nebo nastavení. Změňte je tam.',
        settings_many:
          'Nastavení: {{count}} názvu pracovního prostoru, účtu nebo nastavení. Změňte je tam.',
        settings_other:
          'Nastavení: {{count}} názvů pracovních prostorů, účtů nebo nastavení. Změňte je tam.',
      },
    },
    unreadable_one:
      'Jeden zapečetěný kontakt nelze přečíst; podle e-mailu ani telefonu jej nelze najít.',
    unreadable_few:
      '{{count}} zapečetěné kontakty nelze přečíst; podle e-mailu ani telefonu je nelze najít.',
    unreadable_many:
      '{{count}} zapečetěného kontaktu nelze přečíst; podle e-mailu ani telefonu je nelze najít.',
    unreadable_other:
      '{{count}} zapečetěných kontaktů nelze přečíst; podle e-mailu ani telefonu je nelze najít.',
    count_one: 'Nalezen jeden záznam. Zrušte zaškrtnutí toho, co patří někomu jinému.',
    count_few: 'Nalezeny {{count}} záznamy. Zrušte zaškrtnutí toho, co patří někomu jinému.',
    count_many: 'Nalezeno {{count}} záznamu. Zrušte zaškrtnutí toho, co patří někomu jinému.',
    count_other: 'Nalezeno {{count}} záznamů. Zrušte zaškrtnutí toho, co patří někomu jinému.',
    revocations_one: 'Jeden řádek záznamu odvolání zůstane, jen s ID zákazníků.',
    revocations_few: '{{count}} řádky záznamu odvolání zůstanou, jen s ID zákazníků.',
    revocations_many: '{{count}} řádku záznamu odvolání zůstane, jen s ID zákazníků.',
    revocations_other: '{{count}} řádků záznamu odvolání zůstane, jen s ID zákazníků.',
    crm: 'V CRM se nemaže nic: to je třeba udělat tam. Ze záložních kopií osoba zmizí během několika dní; kdyby bylo třeba některou použít dříve, osoba se z ní smaže znovu.',
    delete_one: 'Smazat jeden záznam',
    delete_few: 'Smazat {{count}} záznamy',
    delete_many: 'Smazat {{count}} záznamu',
    delete_other: 'Smazat {{count}} záznamů',
    deleted: 'Poptávky osoby byly z tohoto počítače smazány',
    kind: {
      lead: 'Poptávka v archivu',
      sent: 'Poptávka z webu',
      draft: 'Koncept',
      sending: 'Odesláno odtud',
    },
  },
  keptStores: {
    title: 'Odložené soubory',
    sentence:
      'Když se úložiště poškodilo nebo je nahradilo jiné, jeho soubory se odložily. Jsou v nich všichni, kdo v nich tehdy byli, možná i s kontakty, které si může přečíst každý, a žádné mazání na ně nedosáhne.',
    one: 'Odloženo {{at}}, {{size}}',
    show: 'Zobrazit ve složce',
    remove: 'Odstranit…',
    sure: 'Odstranit odložené soubory?',
    consequence:
      'Unitdesk je k ničemu nepotřebuje. Co se z poškozeného úložiště nepodařilo zachránit, bude pak nenávratně pryč.',
    keep: 'Ponechat',
    removeNow: 'Nenávratně odstranit',
    removed: 'Odložené soubory jsou odstraněny',
  },
  deleteAll: {
    title: 'Smazat vše',
    sentence:
      'Archiv a vše, co bylo importováno, rozepsáno a odesláno. Zapomene se i dotazovaná adresa a její hlavička. Co je starší než sedm dní, CRM znovu neuvede. Složka se přestane sledovat. Nastavení a záznam odvolaných souhlasů zůstanou. Záložní kopie nahradí jedna, pořízená až potom. Kdyby se počítač mezitím zastavil, příští spuštění bude pokračovat.',
    word: 'smazat',
    type: 'Napište „{{word}}“',
    delete: 'Smazat tu všechny poptávky',
    progress: 'Smazáno {{done}} z {{total}} řádků.',
    done: 'Všechny poptávky byly z tohoto počítače smazány',
    copiesLeft: {
      title: 'Starší záložní kopie zůstaly',
      sentence:
        'Všechny poptávky jsou tu smazané. Nepodařilo se ale pořídit novou záložní kopii a starší je ještě obsahují; kdyby se některá musela použít, smažou se z ní znovu.',
      next: 'Uvolněte místo na disku. Kopie se nahradí, jakmile půjde pořídit nová: zkouší se to každou hodinu.',
    },
  },
} as const
