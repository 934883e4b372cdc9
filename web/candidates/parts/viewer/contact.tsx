/** A link that calls a phone number. */
export const Phone = ({ number }: { number: string }) =>
  number === '' ? null : <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>{number}</a>;

const profile = /^https:\/\/([a-z]{2,3}\.)?linkedin\.com\/in\/[^\s]+$/i;

/** A LinkedIn profile: a link if a URL was given, otherwise plain text. */
export const LinkedIn = ({ text }: { text: string }) => {
  if (text === '') return null;
  if (!profile.test(text)) return text;
  return (
    <a href={text} target="_blank" rel="noreferrer">
      {text.replace(/^https:\/\/(www\.)?/, '')}
    </a>
  );
};
