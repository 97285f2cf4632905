export { cropText, type PicturePoint, pointIn, readCroppedSrc, withCrops } from './crop';
export {
  cutPath,
  cutRegion,
  cutWidths,
  fallbackWidth,
  isSized,
  type PictureCut,
  type PictureFormat,
  pictureFormats,
  shownFile,
  variantPath,
  widthsFor,
} from './image-variants';
export {
  FORMAT_BYTES,
  pictureFormatOf,
  type PictureType,
  pictureTypeOf,
  pictureTypes,
} from './picture-format';
export {
  type Crop,
  cropRegion,
  minPictureSize,
  pictureLimits,
  readCrop,
  smallPictureProblem,
  WHOLE,
} from './picture-limits';
export { pictureEnd, pictureSize, type PictureSize } from './picture-size';
export { DOCUMENT_PATH, filesIn, NEEDS_NO_DESCRIPTION, PICTURE_PATH, picturesIn } from './pictures-in';
