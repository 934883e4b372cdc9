import { useQuery } from '@tanstack/react-query';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { biographyQuery } from '#web/profile/client.ts';
import { BiographyForm } from '#web/profile/parts/story/biography-form.tsx';
import { ReadOnlyNotice } from '#web/profile/parts/read-only.tsx';
import { RichText } from '#web/profile/parts/story/rich-text.tsx';
import { ProfileLoadError, SectionPage } from '#web/profile/parts/section-page.tsx';
import { biographyCopy as words } from '#web/profile/copy.ts';
import { EmptyState } from '#web/ui/states/states.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { FormSection } from '#web/ui/form/sections.tsx';

/** The agency's description of itself. */
export const BiographyPage = () => {
  const query = useQuery(biographyQuery);
  const { data } = query;
  return (
    <SectionPage title={words.title} text={words.text}>
      {hasFailedToLoad(query) && query.error ? (
        <ProfileLoadError title={words.failed} error={query.error} onRetry={() => void query.refetch()} />
      ) : !data ? (
        <FormSection title={words.about} text={words.aboutText}>
          <SkeletonText lines={8} />
        </FormSection>
      ) : data.can.edit.allowed ? (
        <BiographyForm given={data} />
      ) : (
        <>
          <ReadOnlyNotice edit={data.can.edit} />
          {data.biography === '' ? (
            <EmptyState title={words.none}>{words.noneText}</EmptyState>
          ) : (
            <FormSection title={words.about} text={words.aboutText}>
              <RichText html={data.biography} />
            </FormSection>
          )}
        </>
      )}
    </SectionPage>
  );
};
