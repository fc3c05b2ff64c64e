import type { OpeningHours } from '@parpaing/contract/schemas';
import { french } from '../lib/french.ts';
import { type PlaceName, places } from './places.ts';
import type { DeliveryTerms, DemoSeller } from './types.ts';

type SellerRow = Omit<DemoSeller, 'key' | 'communeCode' | 'postalCode' | 'city'> & { city: PlaceName };

/** Each of so many days in a row has the same hours. */
const buildWeek = (...runs: [days: number, hours: string][]): OpeningHours =>
  runs.flatMap(([days, hours]) =>
    Array.from({ length: days }, () =>
      Array.from(hours.matchAll(/(\S+)-(\S+)/g), ([, from = '', until = '']) => ({ from, until })),
    ),
  );

/** SIREN numbers start with 999, an unused range, so that no real company is named. */
const rows: Record<string, SellerRow> = {
  dupre: {
    email: 'vendeur@demo.fr',
    fullName: 'Sylvain Dupré',
    companyName: 'Négoce Dupré',
    businessType: 'negoce',
    siret: '99914702800016',
    city: 'Montreuil',
    street: '48 rue de la Fraternité',
    description:
      'Négoce familial de matériaux depuis 1987, au cœur de Montreuil. Gros œuvre, isolation et plâtrerie en stock permanent, et un coin « surplus » où nous reprenons les fins de chantier de nos clients artisans. Chargement au chariot, camion-grue sur demande.',
    memberSince: '2023-03-14',
    verified: true,
    openingHours: buildWeek([5, '07:00-17:30'], [1, '08:00-12:00'], [1, '']),
    pickupHours: 'Chargement au chariot ; camion-grue sur demande',
    replyMinutes: 100,
    websiteUrl: 'https://negoce-dupre.example',
  },
  grandparis: {
    email: 'grandparis@demo.fr',
    fullName: 'Nadia Ferhat',
    companyName: 'Déconstruction Grand Paris',
    businessType: 'deconstruction',
    siret: '99920385400016',
    city: 'Pantin',
    street: '112 avenue du Général-Leclerc',
    description:
      'Nous déposons avec soin avant démolition : bureaux, logements sociaux, écoles, immeubles haussmanniens. Chaque lot est trié, nettoyé, mesuré et photographié dans notre plateforme de Pantin, avec sa date de dépose et son chantier d’origine. Fiche diagnostic PEMD remise sur demande.',
    memberSince: '2022-09-05',
    verified: true,
    openingHours: buildWeek([1, ''], [5, '09:00-17:00'], [1, '']),
    pickupHours: 'Sur rendez-vous, pris par message',
    replyMinutes: 190,
    websiteUrl: 'https://deconstruction-grand-paris.example',
  },
  martins: {
    email: 'martins@demo.fr',
    fullName: 'Paulo Martins',
    companyName: 'Gros Œuvre Martins',
    businessType: 'entreprise_btp',
    siret: '99931876900018',
    city: 'Bondy',
    street: '9 route de Villemomble',
    description:
      'Entreprise de maçonnerie et de gros œuvre, vingt compagnons, chantiers en Seine-Saint-Denis et dans le Val-de-Marne. Nous vendons nos restes de commandes et le matériel que nous renouvelons, plutôt que de les jeter. Les quantités annoncées sont comptées au dépôt.',
    memberSince: '2024-01-22',
    verified: true,
    openingHours: buildWeek([5, '06:30-08:00 16:30-18:30'], [2, '']),
    replyMinutes: 260,
  },
  claire: {
    email: 'claire@demo.fr',
    fullName: 'Claire Lemaire',
    companyName: 'Claire Lemaire',
    businessType: 'particulier',
    city: 'Vincennes',
    description:
      'Je rénove une maison de ville des années 1930 et je revends ce que j’ai commandé en trop ou déposé proprement. Tout est stocké au sec, dans le garage, avec les factures quand je les ai.',
    memberSince: '2025-06-30',
    verified: false,
    pickupHours: 'En soirée à partir de 18:30 et le samedi',
    replyMinutes: 340,
  },
  confluence: {
    email: 'confluence@demo.fr',
    fullName: 'Marc Trévoux',
    companyName: 'Matériaux Confluence',
    businessType: 'negoce',
    siret: '99943518300010',
    city: 'Lyon',
    street: '27 rue de Gerland',
    description:
      'Deux agences, Lyon Gerland et Vénissieux, pour l’isolation, la plâtrerie, le gros œuvre et les sols. Nous tenons les produits courants en stock et nous déstockons chaque mois les fins de série et les retours de chantier. Livraison par nos camions dans toute la métropole.',
    memberSince: '2022-11-17',
    verified: true,
    openingHours: buildWeek([5, '06:45-17:30'], [1, '08:00-11:45'], [1, '']),
    replyMinutes: 75,
    websiteUrl: 'https://materiaux-confluence.example',
  },
  yanis: {
    email: 'yanis@demo.fr',
    fullName: 'Yanis Benhamou',
    companyName: 'Yanis Benhamou',
    businessType: 'particulier',
    city: 'Villeurbanne',
    description:
      'Rénovation complète d’un appartement à Villeurbanne, terminée cet automne. Je vends les restes et quelques équipements démontés en bon état. Rez-de-chaussée sur cour, on peut se garer pour charger.',
    memberSince: '2026-02-11',
    verified: false,
    pickupHours: 'Du mercredi au dimanche, à convenir par message',
    replyMinutes: 55,
  },
  kermarrec: {
    email: 'kermarrec@demo.fr',
    fullName: 'Erwan Kermarrec',
    companyName: 'Menuiserie Kermarrec',
    businessType: 'artisan',
    siret: '99950264400019',
    city: 'Nantes',
    street: '14 boulevard de l’Estuaire',
    description:
      'Menuiserie et ossature bois, un atelier à Nantes et un second à Rennes. Nous vendons nos chutes utiles, nos erreurs de cote et les menuiseries déposées chez nos clients, révisées à l’atelier. Le bois est toujours stocké couvert et ventilé.',
    memberSince: '2023-10-02',
    verified: true,
    openingHours: buildWeek([4, '08:00-12:00 13:00-17:00'], [1, '08:00-12:00'], [2, '']),
    replyMinutes: 210,
  },
  flandres: {
    email: 'flandres@demo.fr',
    fullName: 'Hélène Vandamme',
    companyName: 'Réemploi des Flandres',
    businessType: 'deconstruction',
    siret: '99962741700010',
    city: 'Lille',
    street: '63 rue des Stations',
    description:
      'Coopérative de réemploi : nous démontons usines textiles, courées et écoles de la métropole lilloise et remettons les matériaux en circulation depuis notre halle de Roubaix. Briques, pavés, fonte, bois et sanitaires, nettoyés et conditionnés sur palette.',
    memberSince: '2023-05-19',
    verified: true,
    openingHours: buildWeek([2, ''], [4, '09:30-17:30'], [1, '']),
    pickupHours: 'Quai de chargement au fond de la cour',
    replyMinutes: 150,
    websiteUrl: 'https://reemploi-des-flandres.example',
  },
  escoffre: {
    email: 'escoffre@demo.fr',
    fullName: 'Jean-Luc Escoffre',
    companyName: 'Tuilerie Escoffre',
    businessType: 'fabricant',
    siret: '99975093800014',
    city: 'Marseille',
    street: '230 chemin de la Bigotte',
    description:
      'Tuiles, tomettes et carreaux de terre cuite façonnés près de Marseille depuis quatre générations. Nous vendons en direct notre production, nos seconds choix et les lots anciens repris lors des réfections de toiture. Échantillon envoyé contre participation au port.',
    memberSince: '2024-04-08',
    verified: true,
    openingHours: buildWeek([5, '07:30-16:00'], [2, '']),
    replyMinutes: 320,
  },
  vidal: {
    email: 'vidal@demo.fr',
    fullName: 'Benoît Vidal',
    companyName: 'Vidal et Fille',
    businessType: 'artisan',
    siret: '99981627500013',
    city: 'Toulouse',
    street: '5 impasse de Fenouillet',
    description:
      'Plomberie, chauffage et électricité à Toulouse, de père en fille. Nous remettons en vente les excédents de chantier, le matériel neuf déballé et les appareils déposés que nous avons testés à l’atelier. Facture et conseils de raccordement fournis.',
    memberSince: '2024-09-26',
    verified: true,
    openingHours: buildWeek([5, '07:30-09:00 17:00-18:30'], [2, '']),
    replyMinutes: 130,
  },
  schaeffner: {
    email: 'schaeffner@demo.fr',
    fullName: 'Christine Schaeffner',
    companyName: 'Bâtiment Schaeffner',
    businessType: 'entreprise_btp',
    siret: '99997350600010',
    city: 'Strasbourg',
    street: '81 route du Rhin',
    description:
      'Rénovation énergétique et ravalement en Alsace : isolation par l’extérieur, toitures-terrasses, chaufferies. Nos fins de chantier repartent d’ici plutôt qu’à la benne, emballages d’origine et fiches techniques jointes.',
    memberSince: '2023-12-12',
    verified: false,
    openingHours: buildWeek([5, '07:00-12:00'], [2, '']),
    replyMinutes: 410,
    holiday: {
      startedDaysAgo: 3,
      endsInDays: 11,
      message: 'Dépôt fermé pour congés. Les messages sont lus à la reprise.',
    },
  },
  hugo: {
    email: 'hugo@demo.fr',
    fullName: 'Hugo Castaing',
    companyName: 'Hugo Castaing',
    businessType: 'particulier',
    city: 'Bordeaux',
    description:
      'Échoppe bordelaise en cours de restauration, quartier Nansouty. Je cède les matériaux d’origine que je ne repose pas et les surplus de commande. Prix fermes sur les petits lots, discutables si vous prenez tout.',
    memberSince: '2025-11-03',
    verified: false,
    pickupHours: 'Le week-end et certains soirs, sur rendez-vous',
    replyMinutes: 480,
  },
};

export const demoSellers: DemoSeller[] = Object.entries(rows).map(([key, row]) => ({
  ...row,
  key,
  ...places[row.city],
  description: french(row.description),
  pickupHours: row.pickupHours && french(row.pickupHours),
}));

export const sellerDelivery: Partial<Record<string, DeliveryTerms>> = {
  dupre: { baseCents: 3500, perKmCents: 120, freeRadiusKm: 5, maxKm: 40 },
  grandparis: { baseCents: 4900, perKmCents: 150, freeRadiusKm: 0, maxKm: 60 },
  martins: { baseCents: 4000, perKmCents: 140, freeRadiusKm: 0, maxKm: 25 },
  confluence: { baseCents: 2900, perKmCents: 110, freeRadiusKm: 8, maxKm: 50 },
  kermarrec: { baseCents: 3900, perKmCents: 130, freeRadiusKm: 0, maxKm: 45 },
  flandres: { baseCents: 4500, perKmCents: 125, freeRadiusKm: 10, maxKm: 80 },
  escoffre: { baseCents: 5900, perKmCents: 140, freeRadiusKm: 0, maxKm: 150 },
  vidal: { baseCents: 2500, perKmCents: 100, freeRadiusKm: 0, maxKm: 20 },
  schaeffner: { baseCents: 4500, perKmCents: 150, freeRadiusKm: 0, maxKm: 30 },
};
