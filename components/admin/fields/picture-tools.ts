/** The part of the studio that crops, chooses and prepares pictures. It loads when first needed. */
export { PictureFieldDialog } from './picture-dialogs';
export { preparePicture } from './prepare-picture';
