/** Asks the user for their password. Resolves to false if they cancel. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Registers a component that can ask for the password; returns a function that unregisters it. */
export const registerPasswordPrompt = (asker: Ask): (() => void) => {
  ask = asker;
  return () => {
    if (ask === asker) ask = undefined;
  };
};

/** Asks for the password if a component is registered for it. Concurrent calls share one prompt. */
export const promptForPassword = (): Promise<boolean> => {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  });
  return asking;
};
