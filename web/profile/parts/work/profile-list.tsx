import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { ErrorState } from '#web/ui/states/states.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import s from '../lists.module.css';

type Props<Row> = {
  list: UseQueryResult<readonly Row[]>;
  failed: string;
  none: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
};

/** A list in the profile, including its loading, error and empty states. */
export const ProfileList = <Row,>({ list, failed, none, children }: Props<Row>) => {
  if (hasFailedToLoad(list)) return <ErrorState inline title={failed} onRetry={() => void list.refetch()} />;
  if (!list.data) return <SkeletonText lines={3} />;
  return list.data.length === 0 ? <p className={s.none}>{none}</p> : children(list.data);
};
