import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { inputError } from '#contract/common/text/input-error.ts';
import { operation } from '#contract/common/operation.ts';

export const uploadLogo = operation({
  name: 'profile.uploadLogo',
  summary: "Uploads the agency's logo (jpg or png, at most 500 kb) and shows it on all its candidates.",
  effect: 'write',
  upload: true,
  access: { agency: 'unapproved, Company Profile=Edit' },
  input: z.object({
    containername: z.literal('agency-profilepicture', inputError('This is not where logos are kept.')).optional(),
    /**
     * The file's name as given by the browser; the next field is its type. Whether the file is accepted depends only on
     * its content.
     */
    filename: z.string().max(300).optional(),
    type: z.string().max(100).optional(),
  }),
  output: z.object({ uploadFile: z.string(), uploadFileThumb: z.string() }),
});

export const readLogo = operation({
  name: 'profile.logo',
  summary: "Returns a company's logo, in full size or as a thumbnail. Only users who can see the company get its ID.",
  effect: 'read',
  download: true,
  access: 'public',
  input: z.object({ logoId: id(), size: z.enum(['full', 'thumb']) }),
  output: z.unknown(),
});

export const logoOperations = [uploadLogo, readLogo] as const;
