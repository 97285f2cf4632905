import { useStudioPart } from '@/components/admin/store/use-studio';

/** Gives the address to show a picture with: of the copy in this browser where there is one. */
export const usePictureUrl = () => useStudioPart((studio) => studio.pictureUrl);
