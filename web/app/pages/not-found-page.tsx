import { words } from '#web/app/words.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { PublicLayout } from '#web/ui/layout/public-layout.tsx';
import s from './not-found-page.module.css';

const WayOn = () => (
  <>
    <p>{words.notFoundText}</p>
    <LinkButton to="/" kind="primary">
      {words.backHome}
    </LinkButton>
  </>
);

/** An address without a page, for whoever is not signed in. */
export const NotFoundPage = () => (
  <PublicLayout>
    <h1>{words.notFound}</h1>
    <WayOn />
  </PublicLayout>
);

/** The same inside the shell. */
export const NotFoundInside = () => (
  <>
    <PageHeader title={words.notFound} />
    <div className={s.missing}>
      <WayOn />
    </div>
  </>
);
