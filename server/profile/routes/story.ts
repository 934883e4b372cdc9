import * as biography from '#contract/profile/operations/biography.ts';
import * as history from '#contract/profile/operations/client-history.ts';
import * as logo from '#contract/profile/operations/logo.ts';
import { logoTypeMessage } from '#contract/profile/rules/logo.ts';
import { answer, answerAsSystem, type Route } from '#server/platform/http/handler.ts';
import { updateBiography } from '../commands/update-biography.ts';
import { uploadLogo } from '../commands/upload-logo.ts';
import { createClientHistory, deleteClientHistory, updateClientHistory } from '../commands/write-client-history.ts';
import { readBiography } from '../queries/read-biography.ts';
import { listClientHistory } from '../queries/read-client-history.ts';
import { readLogo } from '../queries/read-logo.ts';

/** An agency's description of itself: its biography, its work for clients and its logo. */
export const storyRoutes: readonly Route[] = [
  answer(biography.readBiography, readBiography),
  answer(biography.updateBiography, updateBiography),
  answer(history.listClientHistory, listClientHistory),
  answer(history.createClientHistory, createClientHistory),
  answer(history.updateClientHistory, updateClientHistory),
  answer(history.deleteClientHistory, deleteClientHistory),
  answer(logo.uploadLogo, uploadLogo, { kindWords: () => logoTypeMessage }),
  answerAsSystem(logo.readLogo, 'show the logo of a company to whoever has its address', readLogo),
];
