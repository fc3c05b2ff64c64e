import { french } from '../lib/french.ts';

interface DemoConversation {
  material: string;
  buyer: string;
  unread?: { by: 'buyer' | 'seller'; count: number };
  isArchivedBy?: 'buyer' | 'seller';
  messages: [from: 'buyer' | 'seller', minutesAgo: number, text: string][];
}

const hour = 60;
const day = 24 * hour;
const camille = 'acheteur@demo.fr';

const rows: DemoConversation[] = [
  {
    material: 'laine-de-verre-gr32-kraft-100-dupre',
    buyer: camille,
    messages: [
      [
        'buyer',
        9 * hour,
        'Bonjour, il me faudrait 12 rouleaux pour 62 m² de rampants. Le lot est-il toujours complet ?',
      ],
      ['seller', 8 * hour, 'Bonjour ! Oui, 84 rouleaux, jamais ouverts. Ils sont sur palette, sous abri.'],
      ['buyer', 7.5 * hour, 'Super. Je peux passer avec un fourgon de 12 m³, ça rentre ?'],
      [
        'seller',
        55,
        'Sans souci : comptez 3 m³ pour 12 rouleaux. Jeudi entre 8 h et 10 h, cela vous irait ?',
      ],
      ['buyer', 32, 'Jeudi 8 h 30, c’est noté. Je règle par virement ce soir.'],
      ['seller', 28, 'Parfait, je vous mets 12 rouleaux de côté.'],
    ],
  },
  {
    material: 'tomettes-16-grandparis',
    buyer: camille,
    unread: { by: 'buyer', count: 2 },
    messages: [
      [
        'buyer',
        27 * hour,
        'Bonjour, je cherche 14 m² de tomettes pour une cuisine. Vendez-vous au-delà du lot de 12 m² ?',
      ],
      ['seller', 4 * hour, 'Bonjour, oui : nous ouvrons un deuxième lot si vous prenez le premier entier.'],
      ['seller', 3.9 * hour, 'Il me reste environ 14 m² triés, dont deux tomettes fêlées.'],
    ],
  },
  {
    material: 'parquet-point-de-hongrie-kermarrec',
    buyer: camille,
    messages: [
      ['buyer', 2 * day, 'Bonjour, les cinq paquets couvrent-ils bien 8 m² une fois les coupes faites ?'],
      ['seller', 1.9 * day, 'Bonjour, 8,1 m² avant coupes. En point de Hongrie, comptez 10 % de chutes.'],
      ['buyer', 1.2 * day, 'Merci, je mesure et je vous redis.'],
    ],
  },
  {
    material: 'radiateurs-fonte-hugo',
    buyer: camille,
    isArchivedBy: 'buyer',
    messages: [
      ['buyer', 12 * day, 'Bonjour, les radiateurs ont-ils été essayés en pression depuis la dépose ?'],
      [
        'seller',
        11.6 * day,
        'Bonjour, non, pas depuis. Je peux vous les laisser à 210 € si vous prenez les trois.',
      ],
      ['buyer', 11.5 * day, 'Merci, mais je préfère un modèle éprouvé. Bonne vente !'],
    ],
  },
  {
    material: 'parpaing-creux-b40-20-dupre',
    buyer: 'martins@demo.fr',
    unread: { by: 'seller', count: 1 },
    messages: [
      ['buyer', 3 * day, 'Bonjour, 600 blocs livrés à Bondy lundi matin, c’est possible ?'],
      ['seller', 3 * day - 100, 'Bonjour Paulo, oui : dix palettes, camion-grue à 7 h 30. Consigne en plus.'],
      ['buyer', 1.5 * hour, 'Très bien. Pouvez-vous ajouter deux big bags de sable 0/4 au même voyage ?'],
    ],
  },
  {
    material: 'osb3-18-dupre',
    buyer: 'claire@demo.fr',
    messages: [
      ['buyer', 1.6 * day, 'Bonjour, coupez-vous les panneaux en deux ? Je viens avec une petite voiture.'],
      [
        'seller',
        1.6 * day - 100,
        'Bonjour, oui, 1 € le trait. Dites-moi vos cotes la veille et ce sera prêt.',
      ],
    ],
  },
  {
    material: 'portes-pleines-83-grandparis',
    buyer: 'yanis@demo.fr',
    messages: [
      ['buyer', 4 * day, 'Bonjour, les serrures ont-elles leurs clés ? Il me faudrait deux portes.'],
      ['seller', 4 * day - 190, 'Bonjour, oui, une clé par porte, étiquetée.'],
      ['buyer', 3 * day, 'Très bien. Puis-je venir samedi ?'],
      ['seller', 3 * day - 100, 'Samedi de 9 h à 17 h, demandez Nadia au quai.'],
    ],
  },
  {
    material: 'ardoises-angers-kermarrec',
    buyer: 'hugo@demo.fr',
    messages: [
      ['buyer', 5 * day, 'Bonjour, expédiez-vous mille ardoises jusqu’à Bordeaux ?'],
      ['seller', 5 * day - 300, 'Bonjour, non, mais un transporteur peut charger à l’atelier.'],
      ['buyer', 4 * day, 'D’accord. Quel poids dois-je lui annoncer ?'],
      ['seller', 4 * day - 210, 'Comptez 550 kg, palette comprise.'],
    ],
  },
  {
    material: 'dalles-gravillonnees-hugo',
    buyer: 'claire@demo.fr',
    messages: [
      ['buyer', 5 * day, 'Bonjour, les dalles sont-elles encore posées ou déjà empilées ?'],
      ['seller', 5 * day - 300, 'Bonjour, empilées contre le mur, prêtes à charger.'],
      ['buyer', 4 * day, 'Merci. Accepteriez-vous d’en vendre la moitié ?'],
      ['seller', 4 * day - 480, 'Oui, à partir de dix. Je vous en garde quinze jusqu’à dimanche.'],
    ],
  },
];

export const demoConversations: DemoConversation[] = rows.map((conversation) => ({
  ...conversation,
  messages: conversation.messages.map(([from, minutesAgo, text]) => [from, minutesAgo, french(text)]),
}));
