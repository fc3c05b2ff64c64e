export const shownWidth = 320;

/** This width exists as soon as a picture is uploaded. */
export const presentPictureUrl = (mediaId: string) => `/media/${mediaId}/${shownWidth}.webp`;
