export const limits = {
  placeQueryLength: 80,
  placeSuggestions: 8,

  pageSize: 24,
  listDepth: 10_000,
  maxRadiusKm: 200,
  radiusOfPlace: 30,
  /** Around a place that is named in the words, unless a radius is given. */
  radiusOfWords: 50,
  searchQueryLength: 200,
  searchSuggestions: 8,
  filterValues: 20,
  maxPriceEuros: 1_000_000,
  maxQuantity: 1_000_000,
  maxWastePercent: 50,
  leastCompared: 2,
  mostCompared: 4,
  similarMaterials: 8,
  mapPlaces: 2000,

  titleLength: 120,
  minTitleLength: 5,
  materialDescriptionLength: 5000,
  attributeLength: 120,
  referenceLength: 60,
  altLength: 200,
  documentTitleLength: 120,
  picturesPerMaterial: 10,
  documentsPerMaterial: 5,
  pictureBytes: 10 * 1024 * 1024,
  documentBytes: 10 * 1024 * 1024,
  /** Of all attributes of a material: below what their index can hold. */
  attributeBytes: 1400,
  maxDeliveryCents: 1_000_000,
  maxDeliveryKm: 1000,
  /** Characters of the JSON of an unfinished form. */
  draftLength: 60_000,
  importBytes: 10_000_000,
  importLines: 20_000,
  importColumns: 200,
  importFaultsShown: 100,
  photoArchiveBytes: 100 * 1024 * 1024,
  photoArchiveEntries: 1000,
  photoArchiveExpandedBytes: 500 * 1024 * 1024,
  importPartBytes: 4 * 1024 * 1024,
  myMaterialsPerPage: 25,
  materialsPerChange: 200,
  /** A material is confirmed available by any change of its seller; after these days they are asked. */
  daysBeforeConfirmation: 60,
  /** From the mail that asks to the pause. */
  daysToConfirm: 14,
  daysBetweenConfirmationMails: 7,
  /** After that, a deleted material cannot be restored. */
  daysKeptDeleted: 30,
  askedMaterialsShown: 50,

  conversationsPerLoad: 20,
  messagesPerLoad: 50,
  messageLength: 4000,

  statisticsRows: 25,
  shownSearches: 20,
  shownTasks: 20,
  lowStock: 2,
  demandRadiusKm: 30,
  demandVisitors: 10,

  emailLength: 254,
  contactMessageLength: 4000,

  moderationTextLength: 2000,
  moderationMessageMin: 20,
  moderationPageSize: 25,
  moderationLastPage: 400,
  messageNeighbours: 2,
  mostMaterialsPerSeller: 1_000_000,
  verificationBytes: 10 * 1024 * 1024,

  minPasswordLength: 10,
  passwordLength: 128,
  minPasswordScore: 3,
  fullNameLength: 100,
  companyNameLength: 100,
  phoneNumberLength: 30,
  addressLength: 200,
  cityLength: 100,
  countryLength: 60,
  webAddressLength: 300,
  returnUrlLength: 500,
  resetPageLength: 2000,
  descriptionLength: 2000,
  pickupHoursLength: 200,
  holidayMessageLength: 300,
  sellerPlaces: 12,
  sellerCategories: 6,
  avatarBytes: 10 * 1024 * 1024,
  bannerBytes: 10 * 1024 * 1024,
  /** Bounds the memory of decoding: a small file may claim any number of pixels. */
  picturePixels: 25_000_000,
  /** Of a material's photo: smaller ones show nothing. */
  leastPictureSide: 200,
  /** AVIF, GIF, progressive JPEG and interlaced PNG are decoded whole, at 30 bytes a pixel. */
  pixelsDecodedWhole: 8_000_000,
} as const;

export const lastPage = Math.ceil(limits.listDepth / limits.pageSize);
export const lastStatisticsPage = Math.ceil(limits.listDepth / limits.statisticsRows);
