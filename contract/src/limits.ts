/** Sizes and bounds that both sides must agree on. */
export const limits = {
  placeQueryLength: 80,
  placeSuggestions: 8,

  /** Materials and favourites a page. */
  pageSize: 24,
  /** A list is not read further than this many results. */
  listDepth: 10_000,
  maxRadiusKm: 200,
  searchQueryLength: 200,
  searchSuggestions: 8,
  /** Of one repeated filter. */
  filterValues: 20,
  maxPriceEuros: 1_000_000,
  maxQuantity: 1_000_000,
  leastCompared: 2,
  mostCompared: 4,
  similarMaterials: 8,
  mapPlaces: 2000,

  conversationsPerLoad: 20,
  messagesPerLoad: 50,
  messageLength: 4000,

  emailLength: 254,
  contactMessageLength: 4000,

  minPasswordLength: 10,
  passwordLength: 128,
  /** Of zxcvbn's scores, 0 to 4. */
  minPasswordScore: 3,
  fullNameLength: 100,
  returnUrlLength: 500,
  descriptionLength: 2000,
  avatarBytes: 10 * 1024 * 1024,
  /** More than phones take by themselves; a small file may claim far more to exhaust the memory. */
  picturePixels: 25_000_000,
  /** Of formats that are decoded whole, at 30 bytes a pixel: AVIF, GIF, progressive JPEG, interlaced PNG. */
  pixelsDecodedWhole: 8_000_000,
} as const;

/** Of any list: the one that holds the last result within the depth. */
export const lastPage = Math.ceil(limits.listDepth / limits.pageSize);
