export { contrastOf, hexOf, isHexColour, mixed, nearestColour, oklchOf } from './colour';
export { iconSvg, markSize } from './icon';
export { type Mark, type MarkShape, markText, readMark } from './mark';
