export const updates = {
  updates: {
    title: 'Aktualizace',
    sentence:
      'Nová verze se stáhne při práci a nainstaluje se po ukončení aplikace, nikdy během odesílání.',
    channel: 'Nové verze',
    stable: 'Pro všechny',
    early: 'Předběžné',
    earlySentence: 'Předběžné verze vycházejí dřív, ale vyzkoušelo je méně lidí.',
    askNow: 'Zkontrolovat',
    askedAgo: 'Naposledy zkontrolováno {{ago}}.',
    notHere: {
      company: 'Nové verze instaluje vaše firma. Unitdesk je sám nehledá.',
      packages:
        'Nové verze se instalují stejně jako tato, z balíčku. Unitdesk se sám neaktualizuje.',
      place:
        'Unitdesk nemůže přepsat svůj soubor, proto se sám neaktualizuje. Přesuňte soubor do složky, do které smíte zapisovat.',
      build: 'Toto sestavení se samo neaktualizuje.',
    },
    notAsked: 'Běží Unitdesk {{running}}. Novější verze se zatím nehledala.',
    asking: 'Hledá se novější verze…',
    current: 'Unitdesk {{running}} je aktuální.',
    later:
      'Vyšel Unitdesk {{version}}. Nejdřív se nabízí jen části počítačů, tady bude během několika dnů.',
    downloading: 'Stahuje se Unitdesk {{version}}, {{percent}} %. Můžete dál pracovat.',
    ready: 'Unitdesk {{version}} je připraven. Nainstaluje se, až aplikaci ukončíte.',
    notInstalled: 'Při posledním ukončení se nenainstaloval.',
    failed: 'Novější verzi se nepodařilo stáhnout. Dál běží Unitdesk {{running}}.',
    trouble: {
      unreachable:
        'Server s novými verzemi není dostupný. Zkontrolujte připojení; Unitdesk to sám zkusí znovu.',
      tooSlow: 'Server odpovídal příliš dlouho. Unitdesk to sám zkusí znovu.',
      proxy: 'Proxy odmítla spojení se serverem. Obraťte se na správce sítě.',
      certificate: 'Certifikát serveru není důvěryhodný. Obraťte se na správce sítě.',
      refused: 'Server odmítl požadavek. Unitdesk to sám zkusí znovu.',
      forged:
        'Odpověď serveru není od tvůrců Unitdesku, proto ji Unitdesk nepoužil. Pokud se to opakuje, řekněte to správci sítě.',
      replayed:
        'Server poslal starší údaje, než jaké už tento počítač má, proto je Unitdesk nepoužil. Pokud se to opakuje, řekněte to správci sítě.',
      expired:
        'Údaje ze serveru už neplatí. Zkontrolujte datum v počítači; pokud je správné, zkuste to za několik dní.',
      otherSystem: 'Novější verze vyšla, ale ne pro tento druh počítače.',
      wrongFile:
        'Stažený soubor neodpovídá vydané verzi, proto ho Unitdesk zahodil. Unitdesk to sám zkusí znovu.',
      disk: 'Soubor se nepodařilo zapsat. Uvolněte místo na disku a zkuste to znovu.',
      defect:
        'V Unitdesku nastala chyba. Pokud se to opakuje, uložte v části Pomoc hlášení pro podporu.',
    },
  },
} as const
