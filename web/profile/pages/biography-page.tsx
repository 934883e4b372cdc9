import { useQuery } from '@tanstack/react-query';
import { isLost } from '#web/platform/queries.ts';
import { biographyQuery } from '#web/profile/client.ts';
import { BiographyForm } from '#web/profile/parts/story/biography-form.tsx';
import { ReadOnly } from '#web/profile/parts/read-only.tsx';
import { RichText } from '#web/profile/parts/story/rich-text.tsx';
import { ProfileTrouble, SectionPage } from '#web/profile/parts/section-page.tsx';
import { biographyCopy as words } from '#web/profile/copy.ts';
import { Empty } from '#web/ui/face/faces.tsx';
import { SkeletonText } from '#web/ui/face/skeleton.tsx';
import { FormSection } from '#web/ui/form/sections.tsx';

/** What the agency says about itself. */
export const BiographyPage = () => {
  const query = useQuery(biographyQuery);
  const { data } = query;
  return (
    <SectionPage title={words.title} text={words.text}>
      {isLost(query) && query.error ? (
        <ProfileTrouble title={words.failed} error={query.error} onRetry={() => void query.refetch()} />
      ) : !data ? (
        <FormSection title={words.about} text={words.aboutText}>
          <SkeletonText lines={8} />
        </FormSection>
      ) : data.can.edit.allowed ? (
        <BiographyForm given={data} />
      ) : (
        <>
          <ReadOnly edit={data.can.edit} />
          {data.biography === '' ? (
            <Empty title={words.none}>{words.noneText}</Empty>
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
