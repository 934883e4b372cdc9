import { canManageUsers, useSession } from '#web/platform/session.ts';
import { useDownloadOwnData } from '#web/support/client.ts';
import { Erasures } from '#web/support/parts/erasures.tsx';
import { copy } from '#web/support/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import s from '#web/support/parts/privacy.module.css';

/** The data stored about the user and, for users with the permission, the erasure of other people's data. */
export const YourDataPage = () => {
  const session = useSession();
  const { tenant } = session;
  const download = useDownloadOwnData();
  const mayErase = tenant.side === 'provider' || (tenant.side === 'agency' && canManageUsers(session));
  return (
    <>
      <PageHeader title={copy.data} />
      <Block title={copy.download}>
        <div className={s.part}>
          <p>{copy.downloadText}</p>
          <div>
            <Button
              kind="primary"
              pending={download.isPending}
              onClick={() =>
                download.mutate(undefined, {
                  onSuccess: () => void toast.success(copy.downloaded),
                  onError: (error) => void toast.problem(error),
                })
              }
            >
              {copy.downloadMine}
            </Button>
          </div>
        </div>
      </Block>
      {mayErase && <Erasures />}
    </>
  );
};
