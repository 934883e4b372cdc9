import { defineCopy } from '../copy.ts';

export const unreadableCauseCopy = defineCopy('common.unreadable.cause', {
  'too-slow': 'it is too complex',
  'too-large': 'its content is too large',
  'too-many-pages': 'it has more than {most} pages',
  encrypted: 'it is password-protected',
  damaged: 'it is damaged or incomplete',
});

export const unreadableCopy = defineCopy('common.unreadable', {
  picture: "We couldn't process this picture: {cause}. Please upload another one.",
  file: "We couldn't read the text of this file: {cause}. It is saved and can still be downloaded.",
});
