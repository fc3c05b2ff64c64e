import { describe, expect, it } from 'vitest';
import { type Caution, findCaution } from './cautions.ts';

const hits: Record<Caution, string[]> = {
  coupon: [
    'Vous pouvez me régler par coupon PCS ou Transcash',
    'un ticket de recharge pris au bureau de tabac',
    'Payez avec deux cartes cadeaux à 100 €',
    'je prends les CARTES  CADEAU',
    'par Neosurf ou paysafecard',
    'carte prépayée uniquement',
    'Envoyez-moi le code PCS.',
  ],
  transfer: [
    'Le plus simple serait Western Union.',
    'par MoneyGram, je suis en déplacement',
    'un mandat cash à La Poste',
    'Paiement en bitcoin accepté',
    'en crypto-monnaie',
    'via PayPal, option entre proches',
    'mon service de transfert d’argent',
  ],
  bank: [
    'Envoyez-moi votre RIB',
    'Pouvez-vous me communiquer votre IBAN ?',
    'il me faut vos coordonnées bancaires',
    'Voici mon RIB :',
    'voici nos coordonnées bancaires',
    'FR76 3000 6000 0112 3456 7890 189',
    'IBAN fr7630006000011234567890189',
    'le numéro de votre carte bancaire et le cryptogramme',
    'donnez-moi le code reçu par SMS',
    'Cliquez sur ce lien pour recevoir le paiement',
    'je vous envoie un lien de paiement',
    'une photo de votre carte bleue',
    'le code de confirmation que vous recevrez',
  ],
  deposit: [
    'acompte de 30 % sur facture',
    'Versez des arrhes pour bloquer le lot',
    'une avance de 200 €',
    'Le paiement se fait d’avance',
    'virement bancaire avant l’enlèvement',
    'Il faut payer avant de venir',
    'règlement avant la livraison, merci',
    'Je le réserve contre un virement',
    'Avancez les frais de transport, je vous rembourse',
    'pouvez-vous verser une caution ?',
    'Sans engagement, mais un acompte est demandé',
  ],
  elsewhere: [
    'Contactez-moi sur WhatsApp',
    'on se parle sur whats app ?',
    'Écrivez-moi plutôt par mail',
    'répondez moi à mon adresse e-mail',
    'Continuons par SMS',
    'On peut s’arranger en dehors du site',
    'sans passer par la plateforme',
    'hors de cette messagerie',
    'on peut payer hors du site',
    'je suis sur Telegram',
  ],
};

const honest = [
  'Bonjour, il me faudrait 12 rouleaux. Est-ce toujours disponible ?',
  'Livraison possible vendredi, 45 € jusqu’à Lyon.',
  'Le bon de commande part ce soir.',
  'le RIB de l’entreprise figure sur la facture',
  'Le paiement se fait sur place, par carte ou en espèces.',
  'Paiement par virement à réception de la facture',
  'Vous réglez au retrait, par chèque ou par carte bancaire.',
  'Aucun acompte demandé, vous payez au retrait.',
  'Je vends sans acompte ni arrhes.',
  'Pas d’acompte, pas de Western Union.',
  'Merci d’avance pour votre réponse.',
  'Prévenez-moi la veille, à l’avance si possible.',
  'Il reste 12 pcs, soit 3 palettes.',
  'Je vous envoie la facture par mail.',
  'Appelez-moi au 06 12 34 56 78 avant de passer.',
  'Envoyez-moi les dimensions et une photo.',
  'Le code du portail est affiché à l’entrée.',
  'Carte des teintes jointe, numéro de carte de fidélité inutile.',
  'La palette est consignée 15 €.',
  'Je vous signale une plaque fendue.',
  'Avant la livraison, vérifiez l’accès du camion.',
  'On avance le chantier de deux jours.',
  'Recharge de silicone comprise.',
  'Le chantier est à l’extérieur de Lyon.',
  'Le dépôt est ouvert de 8 h à 17 h, garantie décennale sur la pose.',
  'Les lambourdes sont bloquées contre le mur.',
  'Prenez le camion avant midi, le retrait ferme à 17 h.',
  'FR 12 345 678 901, notre numéro de TVA',
  'SIRET 732 829 320 00074',
  'Réservé jusqu’à samedi, dites-moi.',
  'Deux cartons offerts en cadeau.',
  'Je transfère votre demande à l’atelier.',
  'Le code couleur est RAL 7016.',
  'Je vous envoie le code du portail par SMS.',
  'Le camion doit quitter le site avant 17 h.',
  'Le stockage se fait à l’extérieur du site.',
  'Je demande juste à être prévenu à l’avance.',
  'Paiement au retrait, merci d’avance.',
  'Devis hors parpaings.',
  'Coupon de moquette de 4 m².',
];

describe.each(Object.entries(hits))('%s', (caution, messages) => {
  it.each(messages)('%s', (message) => {
    expect(findCaution(message)).toBe(caution);
  });
});

it.each(honest)('rien à signaler dans « %s »', (message) => {
  expect(findCaution(message)).toBeUndefined();
});

it('ni les accents, ni la casse, ni les espaces ne comptent', () => {
  expect(findCaution('COORDONNÉES')).toBeUndefined();
  expect(findCaution('vos  COORDONNE\u0301ES\u00A0bancaires')).toBe('bank');
});
