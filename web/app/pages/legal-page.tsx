import { PublicLayout } from '#web/ui/layout/public-layout.tsx';

type Props = { title: string; intro: string; sections: readonly (readonly [title: string, text: string])[] };

export const LegalPage = ({ title, intro, sections }: Props) => (
  <PublicLayout wide>
    <h1>{title}</h1>
    <p>{intro}</p>
    {sections.map(([heading, text]) => (
      <section key={heading}>
        <h2>{heading}</h2>
        <p>{text}</p>
      </section>
    ))}
  </PublicLayout>
);
