import { PublicLayout } from '#web/ui/layout/public-layout.tsx';
import { words } from '#web/app/words.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';

export const NotFoundPage = () => (
  <PublicLayout>
    <h1>{words.notFound}</h1>
    <p>{words.notFoundText}</p>
    <LinkButton to="/" kind="primary">
      {words.backHome}
    </LinkButton>
  </PublicLayout>
);
