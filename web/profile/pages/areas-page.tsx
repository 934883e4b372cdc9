import { AddArea } from '#web/profile/parts/area-add.tsx';
import { AreaList } from '#web/profile/parts/area-list.tsx';
import { ProfileBody } from '#web/profile/parts/profile-body.tsx';
import { SectionPage } from '#web/profile/parts/section-page.tsx';
import { copy } from '#web/profile/copy.ts';
import { FormSection } from '#web/ui/form/sections.tsx';

/** The regions and countries that the agency serves. */
export const AreasPage = () => (
  <SectionPage title={copy.regions} text={copy.regionsText}>
    <ProfileBody parts={[copy.served]}>
      {({ areas }, edit) => (
        <>
          <FormSection title={copy.served} text={copy.servedText}>
            <AreaList areas={areas} mayEdit={edit.allowed} />
          </FormSection>
          {edit.allowed && (
            <FormSection title={copy.addRegion} text={copy.addRegionText}>
              <AddArea areas={areas} />
            </FormSection>
          )}
        </>
      )}
    </ProfileBody>
  </SectionPage>
);
