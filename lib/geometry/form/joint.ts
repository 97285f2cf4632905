/** Bed and head joints of masonry in mm, where the unit is the metre. */
export const WALL_JOINT = 10;
