import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { OutputOf, SentInputOf } from '#contract/common/operation.ts';
import {
  changeNicknameEndpoint,
  readPersonalSettingsEndpoint,
  removePhotoEndpoint,
  updatePersonalSettingsEndpoint,
  updateUserEndpoint,
  updateUsernameEndpoint,
  uploadPhotoEndpoint,
} from '#contract/identity/endpoints.ts';
import type { readPersonalSettings, updatePersonalSettings } from '#contract/identity/operations/account.ts';
import { callApi, uploadToApi } from '#web/platform/client.ts';
import { getSession, setSession, type Session } from '#web/platform/session.ts';
import { externalSignInName } from '#web/platform/external-sign-in-name.ts';

export type PersonalSettings = OutputOf<typeof readPersonalSettings>;

export const personalSettingsQuery = queryOptions({
  queryKey: ['identity', 'personal-settings'],
  queryFn: ({ signal }) => callApi(readPersonalSettingsEndpoint, {}, { signal }),
});

/** Updates the user's details shown in the shell. */
const show = (change: Partial<Session['user']>): void => {
  const session = getSession();
  if (session) setSession({ ...session, user: { ...session.user, ...change } });
};

/** Saves account settings and updates the cached settings. */
const useSave = <Input>(save: (input: Input) => Promise<Partial<PersonalSettings>>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: (saved) => {
      client.setQueryData(personalSettingsQuery.queryKey, (before) => before && { ...before, ...saved });
    },
  });
};

export const useSaveNames = () =>
  useSave(async ({ nickname, ...names }: { firstName: string; lastName: string; nickname: string }) => {
    if (externalSignInName() !== null) {
      // The external provider owns the user's identity, but Rolecall stores the names that colleagues see.
      await callApi(updatePersonalSettingsEndpoint, names);
      show(names);
      return names;
    }
    await callApi(updateUserEndpoint, names);
    const { user_metadata: saved } = await callApi(changeNicknameEndpoint, { nickname });
    const firstName = saved.primary_contact_first_name;
    const lastName = saved.primary_contact_last_name;
    show({ firstName, lastName });
    return { firstName, lastName, nickname: saved.nickname };
  });

export const useSaveUsername = () =>
  useSave(async (username: string) => ({ userName: (await callApi(updateUsernameEndpoint, { username })).username }));

export const useSaveTopicSwitch = () =>
  useSave(async (change: SentInputOf<typeof updatePersonalSettings>) =>
    callApi(updatePersonalSettingsEndpoint, change),
  );

export const useUploadPhoto = () =>
  useSave(async ({ file, onProgress }: { file: File; onProgress: (share: number) => void }) => {
    const photo = await uploadToApi(uploadPhotoEndpoint, {}, file, { onProgress });
    show({ photoUrl: photo.photoThumbUrl });
    return photo;
  });

export const useRemovePhoto = () =>
  useSave(async () => {
    const photo = await callApi(removePhotoEndpoint, {});
    show({ photoUrl: null });
    return photo;
  });
