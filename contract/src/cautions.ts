/** What a message speaks of that frauds ask for. Honest sellers ask for a deposit too: the reader is only warned. */
export type Caution = 'coupon' | 'transfer' | 'bank' | 'deposit' | 'elsewhere';

const some = String.raw`(?: \w+){0,4}`;
const your = '(?:votre|vos|ton|ta|tes)';
const give = '(?:(?:envoye|donne|communique|indique|passe)[rz]?|fourni(?:r|ssez)|transmet(?:tre|tez))';
const pay = '(?:pa(?:yer|yez|iement|yement)|regler|reglez|reglement|virement|versement)';
const goods =
  '(?:livraison|retrait|enlevement|visite|expedition|envoi|depart|passage|voir|venir|recuperer|enlever)';
const answer = '(?:ecri(?:s|re|vez)|repond(?:s|re|ez)|contacte[rz]?|joindre|joignez)';
const mail = '(?:mon |ma |mes |l |cette |son )?(?:adresse )?(?:(?:e ?)?mails?|courriel|gmail|sms|textos?)';

/** Regular expressions on the words that `normalise` leaves. The first that a message has describes it. */
const phrases: Record<Caution, string[]> = {
  coupon: [
    'transcash',
    'neosurf',
    'paysafe(?: ?cards?)?',
    'toneo first',
    'cash ?lib',
    '(?:cartes?|coupons?|recharges?|tickets?|codes?) pcs',
    'pcs (?:mastercard|master card)',
    '(?:cartes?|cheques?) cadeaux?',
    'cartes? (?:itunes|google play|steam|amazon|prepayees?)',
    '(?:coupons?|tickets?|codes?) (?:de )?(?:recharges?|rechargement|prepayes?|paiement)',
  ],
  transfer: [
    'western ?union',
    'money ?gram',
    'world ?remit',
    'remitly',
    'ria money',
    'mandats? (?:cash|postal|postaux|urgents?|international|internationaux)',
    'transferts? d argent',
    'bitcoins?',
    'crypto ?monnaies?',
    'cryptos?',
    'usdt',
    `paypal${some} (?:proches|amis?)`,
  ],
  bank: [
    `(?:${give}${some}|${your}|mon|voici(?: le| notre)?) (?:rib|iban)`,
    'fr ?\\d\\d(?: ?[a-z\\d]{4}){5} ?[a-z\\d]{3}',
    `(?:${give}${some}|${your}|voici(?: mes| les| nos)?) (?:coordonnees|informations|infos|donnees) (?:bancaires?|de (?:votre |ta |la )?carte)`,
    'numeros? de (?:votre |ta |la )?(?:carte (?:bancaire|bleue|de credit|de paiement)|cb)',
    `(?:code|photo|recto|scan) de ${your} carte (?:bancaire|bleue|de credit|de paiement)`,
    'cryptogramme',
    'cvv',
    `code${some} recu par (?:sms|texto)`,
    'code de (?:confirmation|verification|validation)',
    `cliquez${some} lien${some} (?:paiement|payer|argent|fonds|virement|encaisser)`,
    'lien de paiement',
  ],
  deposit: [
    'acomptes?',
    'arrhes',
    'depot de garantie',
    'avance de \\d[\\d ]*(?:€|%|eur|euros?)',
    `(?:verse[rz]?|envoye[rz]|demande)${some} une (?:avance|caution)`,
    `${pay}(?: (?!merci)\\w+){0,2} (?:d avance|a l avance)`,
    `${pay}(?: \\w+)? avant (?:la |le |l |de |toute? |votre |mon )?(?:\\w+ )?${goods}`,
    `(?:reserve|bloque|garde)[rz]?${some} (?:contre|apres|des) (?:un |le |votre )?(?:paiement|virement|versement)`,
    `(?:avance[rz]?|reglez|payez) (?:les|des) frais (?:de|d) (?:dossier|douane|assurance|transport)`,
  ],
  elsewhere: [
    'what s ?app',
    'wh?ats? ?app',
    'telegram',
    'snapchat',
    'viber',
    'messenger',
    // « site » is also the site of a building.
    '(?:hors|dehors|exterieur|quitter|quittez) (?:de )?(?:la|cette) (?:plateforme|messagerie)',
    `(?:pa(?:yer|iement)|regle(?:r|ment)|arranger|discuter|echanger|continuer|traiter)${some} (?:hors|dehors) (?:du|de ce) site`,
    'sans passer par (?:le site|ce site|la plateforme|la messagerie)',
    `${answer}(?: moi| nous)?(?: \\w+)? (?:par|sur|a|via) ${mail}`,
    `(?:continu|poursui|echang|discut)(?:er|ons|ez|vre|vons|vez)${some} (?:par|sur|via) ${mail}`,
  ],
};

const denied = '(?<!\\b(?:sans|aucune?|ni|(?:pas|jamais|plus)(?: besoin)? de?) )';
const patterns = Object.entries(phrases).map(([caution, words]) => ({
  caution: caution as Caution,
  pattern: new RegExp(`\\b${denied}(?:${words.join('|')})(?!\\w)`),
}));

export function findCaution(text: string): Caution | undefined {
  const words = normalise(text);
  return patterns.find(({ pattern }) => pattern.test(words))?.caution;
}

/** Lower case without accents, with one space between words; sentences end with « . ». */
const normalise = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[.!?;:\n]+(?=\s|$)/g, ' . ')
    .replaceAll(/[^a-z\d€%.]+|\.(?=\S)/g, ' ')
    .replaceAll(/ +/g, ' ');
