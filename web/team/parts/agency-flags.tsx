import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeAgencyFlagsEndpoint, readAgencyFlagsEndpoint } from '#contract/team/endpoints.ts';
import { callApi } from '#web/platform/client.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { flagCopy as words } from '#web/team/copy.ts';
import { ErrorState } from '#web/ui/states/states.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { SwitchInput } from '#web/ui/form/switch-input.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import s from './agency-flags.module.css';

const flags = ['isAccessible', 'isBetaMode', 'isContractMode'] as const;
type Flags = Record<(typeof flags)[number], boolean>;

const flagsQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['agency-flags', tenantId],
    queryFn: ({ signal }) => callApi(readAgencyFlagsEndpoint, { tenantId }, { signal }),
  });

/** The features that the provider's staff enable for an agency, which its users need in addition to permissions. */
export const AgencyFeatureFlags = ({ tenantId }: { tenantId: string }) => {
  const queries = useQueryClient();
  const { queryKey } = flagsQuery(tenantId);
  const query = useQuery(flagsQuery(tenantId));
  const change = useMutation({
    mutationFn: (patch: Partial<Flags>) => callApi(changeAgencyFlagsEndpoint, { tenantId, ...patch }),
    onMutate: (patch) => {
      const before = queries.getQueryData<Flags>(queryKey);
      if (before) queries.setQueryData<Flags>(queryKey, { ...before, ...patch });
      return { before };
    },
    onSuccess: (saved) => queries.setQueryData<Flags>(queryKey, saved),
  });
  const flip = (flag: keyof Flags, on: boolean): void => {
    const what = words[flag];
    change.mutate(
      { [flag]: on },
      {
        onSuccess: () => void toast.success(on ? words.on({ what }) : words.off({ what })),
        onError: (_error, _patch, context) => {
          queries.setQueryData(queryKey, context?.before);
          toast.error(words.notSaved({ what }));
        },
      },
    );
  };
  return (
    <Block title={words.title} note={words.note}>
      {hasFailedToLoad(query) ? (
        <ErrorState inline title={words.failed} onRetry={() => void query.refetch()} />
      ) : query.data ? (
        <div className={s.flags}>
          {flags.map((flag) => (
            <SwitchInput key={flag} label={words[flag]} value={query.data[flag]} onChange={(on) => flip(flag, on)} />
          ))}
        </div>
      ) : (
        <SkeletonText lines={3} />
      )}
    </Block>
  );
};
