import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { anySignedInUser, operation } from '#contract/common/operation.ts';

const photoOutput = z.object({ photoUrl: z.string().nullable(), photoThumbUrl: z.string().nullable() });

export const uploadPhoto = operation({
  name: 'identity.uploadPhoto',
  summary: "Uploads the caller's photo (jpg or png) and replaces the previous one.",
  effect: 'write',
  upload: true,
  access: anySignedInUser,
  input: z.object({}),
  output: photoOutput,
});

export const removePhoto = operation({
  name: 'identity.removePhoto',
  summary: "Removes the caller's photo.",
  effect: 'write',
  access: anySignedInUser,
  input: z.object({}),
  output: photoOutput,
});

export const readPhoto = operation({
  name: 'identity.photo',
  summary: "Returns a person's photo, in full size or as a thumbnail. Only users who can see the person get its ID.",
  effect: 'read',
  download: true,
  access: 'public',
  input: z.object({ photoId: id(), size: z.enum(['full', 'thumb']) }),
  output: z.unknown(),
});

export const photoOperations = [uploadPhoto, removePhoto, readPhoto];
