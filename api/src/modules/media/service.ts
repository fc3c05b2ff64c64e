export { addDocument, storePrivateDocument } from './add-document.ts';
export { addPicture } from './add-picture.ts';
export { copyDocuments, listOwnDocuments, placeDocuments } from './document-repository.ts';
export { presentPictureUrl, shownWidth } from './picture-url.ts';
export {
  enqueueRemoval,
  removeDocumentsOf,
  removeDocumentsOfMaterials,
  removePicture,
  removePicturesOf,
} from './remove-files.ts';
export { claimPictures, listOwnPictures } from './repository.ts';
export type { MediaStorage } from './storage.ts';
