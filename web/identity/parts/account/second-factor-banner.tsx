import { useLocation } from '@tanstack/react-router';
import { useSession } from '#web/platform/session.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import { copy } from '../../copy.ts';

/** A banner above every page, for users who haven't set up the second factor that their role requires. */
export const SecondFactorBanner = () => {
  const { secondFactorDueAt } = useSession().user;
  const path = useLocation({ select: ({ pathname }) => pathname });
  if (secondFactorDueAt === undefined) return null;
  return (
    <Banner
      title={copy.dueTitle}
      {...(path === '/account'
        ? {}
        : {
            action: (
              <LinkButton to="/account" size="sm">
                {copy.dueAct}
              </LinkButton>
            ),
          })}
    >
      {copy.dueText} <DateText value={secondFactorDueAt} time />.
    </Banner>
  );
};
