import type { UnreadableReason } from '#contract/common/text/unreadable.ts';
import { stripMetadata } from '../strip-metadata.ts';
import type { ImageResult, Unreadable } from './protocol.ts';

const thumbnailPixels = 96;
const limitInputPixels = 40_000_000;

const reasonOf = (error: unknown): UnreadableReason =>
  error instanceof Error && error.message.includes('pixel limit') ? 'too-large' : 'damaged';

/**
 * Prepares a picture for storage and creates its thumbnail. A file that has a picture's signature but cannot be decoded
 * is damaged.
 */
export const processImage = async (mediaType: string, sent: Uint8Array): Promise<ImageResult | Unreadable> => {
  try {
    const { default: sharp } = await import('sharp');
    const { orientation } = await sharp(sent, { limitInputPixels }).metadata();
    const stored = stripMetadata(sent, mediaType, orientation);
    const thumbnail = await sharp(stored, { limitInputPixels })
      .autoOrient()
      .resize(thumbnailPixels, thumbnailPixels, { fit: 'cover' })
      .png()
      .toBuffer();
    return { stored, thumbnailPng: new Uint8Array(thumbnail) };
  } catch (error) {
    return { unreadable: reasonOf(error) };
  }
};
