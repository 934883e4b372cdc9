import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';

const anybodySignedIn = { agency: 'unapproved', client: 'any', provider: 'any' } as const;
const photoOutput = z.object({ photoUrl: z.string().nullable(), photoThumbUrl: z.string().nullable() });

export const uploadPhoto = operation({
  name: 'identity.uploadPhoto',
  summary: "Takes in the caller's photo, jpg or png, in place of the one before.",
  effect: 'write',
  upload: true,
  access: anybodySignedIn,
  input: z.object({}),
  output: photoOutput,
});

export const removePhoto = operation({
  name: 'identity.removePhoto',
  summary: "Takes the caller's photo away.",
  effect: 'write',
  access: anybodySignedIn,
  input: z.object({}),
  output: photoOutput,
});

export const readPhoto = operation({
  name: 'identity.photo',
  summary: 'The photo of a person, whole or as a thumbnail. Its id is told to whoever may see the person.',
  effect: 'read',
  download: true,
  access: 'public',
  input: z.object({ photoId: id(), size: z.enum(['full', 'thumb']) }),
  output: z.unknown(),
});

export const photoOperations = [uploadPhoto, removePhoto, readPhoto];
