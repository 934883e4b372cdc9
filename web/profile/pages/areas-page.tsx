import { AreaAdd } from '#web/profile/parts/area-add.tsx';
import { AreaList } from '#web/profile/parts/area-list.tsx';
import { ProfileBody } from '#web/profile/parts/profile-body.tsx';
import { SectionPage } from '#web/profile/parts/section-page.tsx';
import { words } from '#web/profile/words.ts';
import { FormSection } from '#web/ui/form/sections.tsx';

/** The regions and countries that the agency serves. */
export const AreasPage = () => (
  <SectionPage title={words.regions} question={words.regionsQuestion} text={words.regionsText}>
    <ProfileBody parts={[words.served]}>
      {({ areas }, edit) => (
        <>
          <FormSection title={words.served} text={words.servedText}>
            <AreaList areas={areas} mayEdit={edit.allowed} />
          </FormSection>
          {edit.allowed && (
            <FormSection title={words.addRegion} text={words.addRegionText}>
              <AreaAdd areas={areas} />
            </FormSection>
          )}
        </>
      )}
    </ProfileBody>
  </SectionPage>
);
