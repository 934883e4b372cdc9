/** Asks the person for their password; false where they would rather not. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Whoever can ask says so; the answer stops it. */
export const answerPasswordAgain = (asker: Ask): (() => void) => {
  ask = asker;
  return () => {
    if (ask === asker) ask = undefined;
  };
};

/** Asks for the password where somebody can; calls that need it at once share one question. */
export const askPasswordAgain = (): Promise<boolean> => {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  });
  return asking;
};
