import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { completionQuery } from '#web/profile/parts/standing/completion.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { bannerCopy as words } from './copy.ts';

/** The banners above every page of an agency: Rolecall's decision, and a warning if job classifications are missing. */
export const ProfileBanners = () => {
  const { data } = useQuery(completionQuery);
  const path = useLocation({ select: ({ pathname }) => pathname });
  if (!data) return null;
  const { verifiedStatus, isPendingActivation, hasClassifications, can } = data;
  return (
    <>
      {verifiedStatus === 'pending' && (
        <Banner tone="info" title={words.pending}>
          {isPendingActivation ? words.waiting : words.toDo}
        </Banner>
      )}
      {verifiedStatus === 'declined' && (
        <Banner tone="bad" title={words.declined}>
          {words.declinedText}
        </Banner>
      )}
      {!hasClassifications && (
        <Banner
          title={words.addClassificationsTitle}
          {...(can.edit.allowed && path !== '/profile/classifications'
            ? {
                action: (
                  <LinkButton to="/profile/classifications" size="sm">
                    {words.addClassifications}
                  </LinkButton>
                ),
              }
            : {})}
        >
          {words.matchedWithNone}
        </Banner>
      )}
    </>
  );
};
