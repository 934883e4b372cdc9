import { barePicture } from '../bare-picture.ts';
import type { PictureResult, Unreadable } from './protocol.ts';

const thumbnailPixels = 96;
const limitInputPixels = 40_000_000;

/** A picture as it is stored, and its thumbnail. Bytes that begin like a picture and cannot be drawn are damaged. */
export const drawPicture = async (mediaType: string, sent: Uint8Array): Promise<PictureResult | Unreadable> => {
  try {
    const { default: sharp } = await import('sharp');
    const { orientation } = await sharp(sent, { limitInputPixels }).metadata();
    const stored = barePicture(sent, mediaType, orientation);
    const thumbnail = await sharp(stored, { limitInputPixels })
      .autoOrient()
      .resize(thumbnailPixels, thumbnailPixels, { fit: 'cover' })
      .png()
      .toBuffer();
    return { stored, thumbnailPng: new Uint8Array(thumbnail) };
  } catch {
    return { unreadable: 'damaged' };
  }
};
