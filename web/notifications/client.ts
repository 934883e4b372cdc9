import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import {
  archiveNotificationsEndpoint,
  changeEmailPreferenceEndpoint,
  changeMuteEndpoint,
  changeSettingsEndpoint,
  readNotificationTargetEndpoint,
  listActivitiesEndpoint,
  listEmailsEndpoint,
  listMutesEndpoint,
  listNotificationsEndpoint,
  readEmailPreferenceEndpoint,
  readSettingsEndpoint,
  retryEmailEndpoint,
  viewNotificationsEndpoint,
} from '#contract/notifications/endpoints.ts';
import type { listEmails } from '#contract/notifications/operations/emails.ts';
import type { changeMute } from '#contract/notifications/operations/mutes.ts';
import type { changeEmailPreference, changeSettings } from '#contract/notifications/operations/settings.ts';
import type {
  ActivityKind,
  NotificationCategory,
  EmailStatus,
  NotificationState,
} from '#contract/notifications/states.ts';
import type { OutputOf, SentInputOf } from '#contract/common/operation.ts';
import { defaultPageSize } from '#contract/common/paging.ts';
import { callApi } from '#web/platform/client.ts';
import { refetchSubjects } from '#web/platform/live/live-invalidation.ts';
import { useWrite } from '#web/platform/live/use-write.ts';
import { saveCountFromList } from './parts/bell-list.ts';
import { saveNewNotificationCount } from './parts/count.ts';

export const notificationsPageSize = defaultPageSize;

export type NotificationSearch = {
  state?: NotificationState | undefined;
  about?: NotificationCategory | undefined;
  page?: number | undefined;
};

export const notificationsQuery = ({ state = 'new', about: category, page = 0 }: NotificationSearch) =>
  queryOptions({
    queryKey: ['notifications', 'list', { state, category, page }],
    queryFn: async ({ signal }) =>
      saveCountFromList(
        await callApi(
          listNotificationsEndpoint,
          { state, pageCurrent: page, pageSize: notificationsPageSize, ...(category ? { category } : {}) },
          { signal },
        ),
      ),
    placeholderData: keepPreviousData,
  });

export type ActivitySearch = { activity?: ActivityKind | undefined; page?: number | undefined };

export const activitiesQuery = ({ activity: kind, page = 0 }: ActivitySearch) =>
  queryOptions({
    queryKey: ['notifications', 'activities', { kind, page }],
    queryFn: ({ signal }) =>
      callApi(
        listActivitiesEndpoint,
        { pageCurrent: page, pageSize: notificationsPageSize, ...(kind ? { kind } : {}) },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const mutedEngagementsQuery = queryOptions({
  queryKey: ['notifications', 'mutes'],
  queryFn: ({ signal }) => callApi(listMutesEndpoint, {}, { signal }),
});

export const useChangeMute = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: SentInputOf<typeof changeMute>) => callApi(changeMuteEndpoint, input),
    onSettled: () => queries.invalidateQueries({ queryKey: mutedEngagementsQuery.queryKey }),
  });
};

export const notificationSettingsQuery = queryOptions({
  queryKey: ['notifications', 'settings'],
  queryFn: ({ signal }) => callApi(readSettingsEndpoint, {}, { signal }),
});

export const emailPreferenceQuery = queryOptions({
  queryKey: ['notifications', 'email-preference'],
  queryFn: ({ signal }) => callApi(readEmailPreferenceEndpoint, {}, { signal }),
});

/**
 * Loads the page that a notification opens for an agency, or a message that the application or engagement has ended.
 */
export const findNotificationTarget = (engagementId: string, notificationId: string) =>
  callApi(readNotificationTargetEndpoint, { engagementId, notificationId });

/** Creates a mutation that resolves once the viewed or archived notifications have been removed from the lists. */
const useLeaving = (send: (ids: string[]) => Promise<{ changed: number; unseen: number }>) =>
  useWrite(send, ['notification'], { onAnswer: ({ unseen }) => saveNewNotificationCount(unseen), awaitsRefetch: true });

export const useMarkViewed = () => useLeaving((ids) => callApi(viewNotificationsEndpoint, { ids }));
export const useArchiveNotifications = () => useLeaving((ids) => callApi(archiveNotificationsEndpoint, { ids }));

/** The maximum number of notifications per call. Calls are repeated until no notifications are left. */
const atOnce = 100;
const mostRounds = 50;

const viewEverything = async (): Promise<number> => {
  let count = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    const { records } = await callApi(listNotificationsEndpoint, { pageSize: atOnce });
    if (records.length === 0) break;
    const { changed, unseen } = await callApi(viewNotificationsEndpoint, { ids: records.map(({ id }) => id) });
    count += changed;
    saveNewNotificationCount(unseen);
    if (changed === 0) break;
  }
  return count;
};

/** Marks all new notifications as viewed, and returns their number. */
export const useMarkAllViewed = () => useWrite(viewEverything, ['notification'], { awaitsRefetch: true });

/** Marks a notification as viewed while its page opens, without waiting for the response. */
export const markViewedInBackground = (queries: QueryClient, id: string): Promise<void> =>
  callApi(viewNotificationsEndpoint, { ids: [id] }, { keepalive: true }).then(({ unseen }) => {
    saveNewNotificationCount(unseen);
    void refetchSubjects(queries, ['notification']);
  });

/** Saves a switch at once, and reverts it if the server refuses. */
const useSwitches = <Values extends object, Patch extends Partial<Values>>(
  queryKey: QueryKey,
  save: (patch: Patch) => Promise<Values>,
) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: save,
    onMutate: async (patch) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<Values>(queryKey);
      if (before) queries.setQueryData<Values>(queryKey, { ...before, ...patch });
      return { before };
    },
    onError: (_error, _patch, context) => queries.setQueryData(queryKey, context?.before),
    onSuccess: (values) => queries.setQueryData<Values>(queryKey, values),
  });
};

export const useChangeSettings = () =>
  useSwitches(notificationSettingsQuery.queryKey, (patch: SentInputOf<typeof changeSettings>) =>
    callApi(changeSettingsEndpoint, patch),
  );
export const useChangeEmailPreference = () =>
  useSwitches(emailPreferenceQuery.queryKey, (patch: SentInputOf<typeof changeEmailPreference>) =>
    callApi(changeEmailPreferenceEndpoint, patch),
  );

export type EmailRow = OutputOf<typeof listEmails>['records'][number];
export type EmailFilters = { status?: EmailStatus | undefined; page?: number | undefined };

export const emailsPageSize = 10;

/** Loads a page of the emails with one status, for the provider's staff. */
export const emailsQuery = ({ status = 'dead', page = 0 }: EmailFilters) =>
  queryOptions({
    queryKey: ['notifications', 'mails', { status, page }],
    queryFn: ({ signal }) =>
      callApi(listEmailsEndpoint, { status, pageCurrent: page, pageSize: emailsPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useRetryEmail = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (mailId: string) => callApi(retryEmailEndpoint, { mailId }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['notifications', 'mails'] }),
  });
};
