export const updates = {
  updates: {
    title: 'Aktualizace',
    sentence:
      'Nová verze se stáhne při práci a nainstaluje se, až aplikaci ukončíte, nikdy ne během odesílání.',
    channel: 'Nové verze',
    stable: 'Pro všechny',
    early: 'Předběžné',
    earlySentence: 'Předběžné verze přicházejí dříve a vyzkoušelo je méně lidí.',
    askNow: 'Zkontrolovat',
    askedAgo: 'Naposledy zkontrolováno {{ago}}.',
    notHere: {
      company: 'Nové verze instaluje vaše firma. Unitdesk se na ně žádného serveru neptá.',
      packages:
        'Nové verze přicházejí stejně, jako byla nainstalována tato: jako balíček. Unitdesk se sám neaktualizuje.',
      place:
        'Unitdesk nesmí nahradit svůj vlastní soubor, a proto se sám neaktualizuje. Přesuňte soubor do složky, do které smíte zapisovat.',
      build: 'Toto sestavení se samo neaktualizuje.',
    },
    notAsked: 'Běží Unitdesk {{running}}. Novější verze se zatím nehledala.',
    asking: 'Hledá se novější verze…',
    current: 'Unitdesk {{running}} je aktuální.',
    later:
      'Vyšel Unitdesk {{version}}. Nejdřív ho dostává jen část počítačů, na tento přijde během několika dnů.',
    downloading: 'Stahuje se Unitdesk {{version}}, {{percent}} %. Můžete dál pracovat.',
    ready: 'Unitdesk {{version}} je připraven. Nainstaluje se, až aplikaci ukončíte.',
    notInstalled: 'Při posledním ukončení se nenainstaloval.',
    failed: 'Novější verzi se nepodařilo získat. Dál běží Unitdesk {{running}}.',
    trouble: {
      unreachable:
        'Server s novými verzemi není dostupný. Zkontrolujte připojení; Unitdesk to sám zkusí znovu.',
      tooSlow: 'Server odpovídal příliš dlouho. Unitdesk to sám zkusí znovu.',
      proxy: 'Proxy k serveru nic nepropouští. Obraťte se na správce sítě.',
      certificate: 'Certifikát serveru není důvěryhodný. Obraťte se na správce sítě.',
      refused: 'Server nevydal, co se po něm chtělo. Unitdesk to sám zkusí znovu.',
      forged:
        'To, co server poslal, nepochází od tvůrců Unitdesku, a proto se z toho nic nepoužilo. Pokud to potrvá, řekněte to správci sítě.',
      replayed:
        'Server poslal něco staršího, než co už tento počítač viděl, a proto se z toho nic nepoužilo. Pokud to potrvá, řekněte to správci sítě.',
      expired:
        'To, co server poslal, už neplatí. Zkontrolujte datum v počítači; pokud je správné, zkuste to za několik dní.',
      otherSystem: 'Novější verze vyšla, ale ne pro tento druh počítače.',
      wrongFile:
        'Stažený soubor není ten, který byl vydán, a byl zahozen. Unitdesk to sám zkusí znovu.',
      disk: 'Soubor se nepodařilo zapsat. Uvolněte místo na disku a zkontrolujte to znovu.',
      defect:
        'V Unitdesku se něco nepovedlo. Pokud to potrvá, uložte v části Pomoc hlášení pro podporu.',
    },
  },
} as const
