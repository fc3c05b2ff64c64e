/**
 * Words about the wish and not about the thing, as `search_text` folds them. They are dropped silently
 * wherever others remain.
 */
export const intentWords = new Set(
  `achat achats achete acheter achetons acquerir aimerais and annonce annonces avez avoir avons besoin bonjour
  bonsoir buy ca cela cet cette changer cheap cher cherche chercher cherchez cherchons chere cheres chers chez chose
  combien comment comparer conseil construire dans deja dispo disponible disponibles dois doit donner dont etre
  fabriquer faire faudrait faut for gratuit gratuite gratuites gratuitement gratuits i ideal ideale idee installer interesse les leurs looking machin meilleur
  meilleure meme merci mettre moins my near need obtenir of ou pas plutot pourquoi pouvez price prix puis quel
  quelle quelles quelqu quelque quelqun quels quoi rapidement realiser recherche rechercher recherchons refaire
  remplacer sale salut savoir souhaite souhaitons svp tarif tarifs the tres trouve trouver truc urgence urgent
  utiliser vend vendez vendre vends vente veux voudrais voudrions voulons with`.split(/\s+/),
);

/** Also in titles (rooms, small numbers), and so left out only where all words together find nothing. */
export const vagueWords = new Set(
  `appartement article articles bain bains balcon bureau bureaux cabanon chambre chambres chantier chantiers cinq
  complet complete couloir cuisine deux dix ensemble euro euros facile grand grande grandes grands gros grosse
  grosses huit immeuble jardin living lot lots maison maisons materiau materiaux materiel mur murs particulier petit
  petite petites petits piece pieces produit produits projet quantite quatre renovation renover reste restes room
  salle salon sejour sept six stock stocks tous tout toute toutes travaux trois usage veranda vieille vieilles vieux
  vrac`.split(/\s+/),
);
