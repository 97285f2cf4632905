/** What pictures the file dialog offers. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif';
