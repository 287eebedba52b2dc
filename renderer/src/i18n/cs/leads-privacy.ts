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
    title: 'Jak jsou kontakty v tomto počítači uložené',
    what: 'E-maily, telefony, koncepty a poznámky jsou zašifrované klíčem, který má jen klíčenka tohoto počítače. Jména zůstávají čitelná, protože archiv se podle nich řadí, prohledává a porovnává.',
    sealed: 'Kontakty jsou zašifrované.',
    opening: 'Unitdesk žádá klíčenku o klíč.',
    again: 'Zkusit znovu',
    replace: 'Použít nový klíč',
    unsealed: {
      title: 'Kontakty nejsou zašifrované',
      why: {
        unavailable:
          'V tomto počítači není klíčenka, do které by se klíč uložil. Až bude, kontakty se zašifrují.',
        locked:
          'Klíčenka tohoto počítače je zamčená. Odemkněte ji a zkuste to znovu, kontakty se pak zašifrují.',
        timedOut: 'Klíčenka tohoto počítače včas neodpověděla. Zkuste to znovu.',
        missing: 'Klíčenka tohoto počítače klíč neuložila. Zkuste to znovu.',
      },
    },
    unfinished: {
      atEnd: {
        title: 'Kontakty jsou zašifrované; stopy dřívějších zmizí, až Unitdesk zavřete',
        sentence:
          'Kontakty zapsané před zašifrováním mohou ještě být ve volných místech souboru a v jeho zálohách. Až Unitdesk zavřete, soubor se během několika sekund přepíše; zálohy se nahradí při příštím spuštění.',
      },
      refused: {
        title: 'Šifrování kontaktů není dokončené',
        sentence:
          'Nové kontakty jsou zašifrované. Některé dřívější mohou být v tomto počítači stále čitelné, protože disk je plný nebo odmítl zápis. Uvolněte místo; Unitdesk to každou hodinu zkusí znovu.',
      },
    },
    closed: {
      title: 'Kontakty jsou zašifrované a klíčenka k nim nevydala klíč',
      sentence:
        'Odemkněte klíčenku tohoto počítače a zkuste to znovu. Jména, archiv i porovnání zatím fungují; nic se neztratilo.',
    },
    lost: {
      title: 'Klíčenka už klíč ke kontaktům nemá',
      sentence:
        'Zašifrované kontakty tu zůstávají a půjde je přečíst, až se klíčenka obnoví. Nový klíč platí pro nové kontakty.',
    },
  },
  retention: {
    title: 'Jak dlouho se tu poptávky uchovávají',
    sentence:
      'E-mail a telefon se uchovávají jen do doby, kdy už poptávku nebude třeba znovu odeslat, nejdéle po dobu, kterou určíte.',
    archiveDays: 'Poptávky (dní)',
    contactDays: 'Kontakty chybějících poptávek (dní)',
    hint: {
      archiveDays: 'Počítáno od vytvoření.',
      contactDays: 'Kontakty poptávek, které dorazily, zmizí hned.',
    },
    wrong: 'Zadejte celé číslo od {{least}} do {{most}}.',
    forever: 'Uchovávat poptávky navždy',
    save: 'Uložit',
    saved: 'Doba uchování poptávek je uložena',
  },
  person: {
    title: 'Smazat jednu osobu',
    sentence:
      'Nejdřív uvidíte vše, co o osobě v tomto počítači je. Poptávky se smažou, až to potvrdíte; u ostatních údajů se dozvíte, kde je odstranit.',
    sentenceInTeam:
      'Nejdřív uvidíte vše, co o osobě v tomto počítači je. Poptávky se smažou, až to potvrdíte, a zmizí i z databáze týmu; co už mají počítače kolegů, smažte tam. U ostatních údajů se dozvíte, kde je odstranit.',
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
        'Nic dalšího se nenašlo v platbách, reportech, médiích, cenách, Aktivitě, záznamu odvolání, importech ani nastavení.',
      stays: 'Toto zůstane, dokud to neodstraníte přímo na daném místě:',
      runs_one:
        'Exporty: osoba je v {{count}} běhu: {{runs}}. Odstraňte ho v Exportech a vysypte koš.',
      runs_few:
        'Exporty: osoba je ve {{count}} bězích: {{runs}}. Odstraňte je v Exportech a vysypte koš.',
      runs_many:
        'Exporty: osoba je v {{count}} běhu: {{runs}}. Odstraňte je v Exportech a vysypte koš.',
      runs_other:
        'Exporty: osoba je v {{count}} bězích: {{runs}}. Odstraňte je v Exportech a vysypte koš.',
      unread_one:
        'Exporty: řádky {{count}} běhu ještě nejsou načtené, proto se neprohledaly: {{runs}}. Otevřete ho a hledejte znovu, nebo ho odstraňte.',
      unread_few:
        'Exporty: řádky {{count}} běhů ještě nejsou načtené, proto se neprohledaly: {{runs}}. Otevřete je a hledejte znovu, nebo je odstraňte.',
      unread_many:
        'Exporty: řádky {{count}} běhu ještě nejsou načtené, proto se neprohledaly: {{runs}}. Otevřete je a hledejte znovu, nebo je odstraňte.',
      unread_other:
        'Exporty: řádky {{count}} běhů ještě nejsou načtené, proto se neprohledaly: {{runs}}. Otevřete je a hledejte znovu, nebo je odstraňte.',
      copies_one:
        'Záložní kopie ({{dates}}): neprohledává se a osoba v ní může být; zmizí, až ji nahradí novější.',
      copies_few:
        'Záložní kopie ({{dates}}): neprohledávají se a osoba v nich může být; zmizí, až je nahradí novější.',
      copies_many:
        'Záložní kopie ({{dates}}): neprohledávají se a osoba v nich může být; zmizí, až je nahradí novější.',
      copies_other:
        'Záložní kopie ({{dates}}): neprohledávají se a osoba v nich může být; zmizí, až je nahradí novější.',
      files:
        'Soubory ve vašich vlastních složkách se neprohledávají: uložené tabulky, poslední soubory reportů ani zálohy CRM.',
      place: {
        payments_one:
          'Platby: {{count}} záznam. Odstraňte tam výpis; odeslané platby zůstávají v seznamu jako doklad.',
        payments_few:
          'Platby: {{count}} záznamy. Odstraňte tam výpisy; odeslané platby zůstávají v seznamu jako doklad.',
        payments_many:
          'Platby: {{count}} záznamu. Odstraňte tam výpisy; odeslané platby zůstávají v seznamu jako doklad.',
        payments_other:
          'Platby: {{count}} záznamů. Odstraňte tam výpisy; odeslané platby zůstávají v seznamu jako doklad.',
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
        media_one: 'Média: název {{count}} souboru. Odeberte ho tam ze seznamu.',
        media_few: 'Média: názvy {{count}} souborů. Odeberte je tam ze seznamu.',
        media_many: 'Média: názvy {{count}} souboru. Odeberte je tam ze seznamu.',
        media_other: 'Média: názvy {{count}} souborů. Odeberte je tam ze seznamu.',
        prices_one:
          'Ceny: {{count}} poznámka, název nebo odpověď CRM. Návrhy a pohledy odstraňte tam; historie odeslaných cen zůstává.',
        prices_few:
          'Ceny: {{count}} poznámky, názvy nebo odpovědi CRM. Návrhy a pohledy odstraňte tam; historie odeslaných cen zůstává.',
        prices_many:
          'Ceny: {{count}} poznámky, názvu nebo odpovědi CRM. Návrhy a pohledy odstraňte tam; historie odeslaných cen zůstává.',
        prices_other:
          'Ceny: {{count}} poznámek, názvů nebo odpovědí CRM. Návrhy a pohledy odstraňte tam; historie odeslaných cen zůstává.',
        activity_one: 'Aktivita: {{count}} řádek. Zmizí s přibývajícími voláními.',
        activity_few: 'Aktivita: {{count}} řádky. Zmizí s přibývajícími voláními.',
        activity_many: 'Aktivita: {{count}} řádku. Zmizí s přibývajícími voláními.',
        activity_other: 'Aktivita: {{count}} řádků. Zmizí s přibývajícími voláními.',
        consents_one:
          'Záznam odvolání souhlasů: {{count}} řádek. Zůstává jako doklad; po smazání v něm zbudou jen ID zákazníků.',
        consents_few:
          'Záznam odvolání souhlasů: {{count}} řádky. Zůstávají jako doklad; po smazání v nich zbudou jen ID zákazníků.',
        consents_many:
          'Záznam odvolání souhlasů: {{count}} řádku. Zůstává jako doklad; po smazání v něm zbudou jen ID zákazníků.',
        consents_other:
          'Záznam odvolání souhlasů: {{count}} řádků. Zůstávají jako doklad; po smazání v nich zbudou jen ID zákazníků.',
        sources_one:
          'Poptávky: název {{count}} importu, složky nebo adresy. Import vraťte a zdroj změňte v Porovnání, pod tlačítkem „Zdroje…“.',
        sources_few:
          'Poptávky: názvy {{count}} importů, složek nebo adres. Importy vraťte a zdroje změňte v Porovnání, pod tlačítkem „Zdroje…“.',
        sources_many:
          'Poptávky: názvy {{count}} importu, složky nebo adresy. Importy vraťte a zdroje změňte v Porovnání, pod tlačítkem „Zdroje…“.',
        sources_other:
          'Poptávky: názvy {{count}} importů, složek nebo adres. Importy vraťte a zdroje změňte v Porovnání, pod tlačítkem „Zdroje…“.',
        settings_one:
          'Nastavení: {{count}} název pracovního prostoru, účtu nebo nastavení. Změňte ho tam.',
        settings_few:
          'Nastavení: {{count}} názvy pracovních prostorů, účtů nebo nastavení. Změňte je tam.',
        settings_many:
          'Nastavení: {{count}} názvu pracovního prostoru, účtu nebo nastavení. Změňte je tam.',
        settings_other:
          'Nastavení: {{count}} názvů pracovních prostorů, účtů nebo nastavení. Změňte je tam.',
      },
    },
    unreadable_one:
      'Jeden zašifrovaný kontakt nelze přečíst; podle e-mailu ani telefonu ho nelze najít.',
    unreadable_few:
      '{{count}} zašifrované kontakty nelze přečíst; podle e-mailu ani telefonu je nelze najít.',
    unreadable_many:
      '{{count}} zašifrovaného kontaktu nelze přečíst; podle e-mailu ani telefonu je nelze najít.',
    unreadable_other:
      '{{count}} zašifrovaných kontaktů nelze přečíst; podle e-mailu ani telefonu je nelze najít.',
    count_one: 'Nalezen jeden záznam. Zrušte zaškrtnutí u těch, které patří někomu jinému.',
    count_few: 'Nalezeny {{count}} záznamy. Zrušte zaškrtnutí u těch, které patří někomu jinému.',
    count_many: 'Nalezeno {{count}} záznamu. Zrušte zaškrtnutí u těch, které patří někomu jinému.',
    count_other: 'Nalezeno {{count}} záznamů. Zrušte zaškrtnutí u těch, které patří někomu jinému.',
    revocations_one: 'Jeden řádek záznamu odvolání zůstane, jen s ID zákazníků.',
    revocations_few: '{{count}} řádky záznamu odvolání zůstanou, jen s ID zákazníků.',
    revocations_many: '{{count}} řádku záznamu odvolání zůstane, jen s ID zákazníků.',
    revocations_other: '{{count}} řádků záznamu odvolání zůstane, jen s ID zákazníků.',
    crm: 'V CRM se nesmaže nic, udělejte to přímo tam. Ze záložních kopií osoba zmizí během několika dní; pokud se některá použije dřív, Unitdesk ji z ní smaže znovu.',
    delete_one: 'Smazat jeden záznam',
    delete_few: 'Smazat {{count}} záznamy',
    delete_many: 'Smazat {{count}} záznamu',
    delete_other: 'Smazat {{count}} záznamů',
    deleted: 'Poptávky osoby byly z tohoto počítače smazány',
    blank: 'V záznamu odvolání ponechat jen ID zákazníků',
    blanked: 'V záznamu odvolání zbyla jen ID zákazníků',
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
      'Když se úložiště poškodilo nebo ho nahradilo jiné, jeho soubory se odložily. Zůstaly v nich údaje všech osob, možná i s čitelnými kontakty, a mazání se jich netýká.',
    one: 'Odloženo {{at}}, {{size}}',
    show: 'Zobrazit ve složce',
    remove: 'Odstranit…',
    sure: 'Odstranit odložené soubory?',
    consequence:
      'Unitdesk je k ničemu nepotřebuje. Co se z poškozeného úložiště nepodařilo zachránit, tím nenávratně zmizí.',
    keep: 'Ponechat',
    removeNow: 'Nenávratně odstranit',
    removed: 'Odložené soubory jsou odstraněny',
  },
  deleteAll: {
    title: 'Smazat vše',
    sentence:
      'Smaže se archiv a všechny importované, rozepsané i odeslané poptávky, také adresa webu a její hlavička. Poptávky starší než sedm dní už CRM znovu neuvede. Složka se přestane sledovat. Nastavení a záznam odvolaných souhlasů zůstanou. Všechny záložní kopie nahradí jedna nová. Pokud se počítač mezitím vypne, mazání bude pokračovat po příštím spuštění.',
    word: 'smazat',
    type: 'Napište „{{word}}“',
    delete: 'Smazat všechny poptávky v tomto počítači',
    progress: 'Smazáno {{done}} z {{total}} řádků.',
    done: 'Všechny poptávky byly z tohoto počítače smazány',
    copiesLeft: {
      title: 'Starší záložní kopie zůstaly',
      sentence:
        'Poptávky jsou z tohoto počítače smazané. Novou záložní kopii se ale nepodařilo vytvořit a starší kopie je ještě obsahují; pokud se některá použije, smažou se z ní znovu.',
      next: 'Uvolněte místo na disku. Unitdesk každou hodinu zkouší kopie nahradit.',
    },
  },
} as const
