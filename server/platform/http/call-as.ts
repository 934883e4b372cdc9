import type { InputOf, Operation } from '#contract/common/operation.ts';
import { accessRefusal } from '#server/platform/policy/access-refusal.ts';
import { notFound, Refused } from '#server/platform/problems/refused.ts';
import type { ScopeOf, UserScope } from '#server/platform/scope/scope.ts';
import type { Handler, HandlerInput, HandlerResult } from './handler.ts';
import { validateInput } from './parse-input.ts';

/**
 * Calls an operation on behalf of a user who sent no request, such as the author of an email, with the same checks as
 * for a request. The caller of this function must roll back if the operation refuses.
 */
export const callOperationAs = async <O extends Operation>(
  user: UserScope | undefined,
  operation: O,
  given: { readonly input: Partial<InputOf<O>>; readonly handle: Handler<O>; readonly file?: object },
): Promise<HandlerResult<O> | Refused> => {
  const refused = user ? accessRefusal(user, operation.access) : notFound();
  if (refused) return refused;
  const input = validateInput(operation, given.input, (path) => path.join('.'));
  if (input instanceof Refused) return input;
  return given.handle(user as ScopeOf<O['access']>, { ...(input as object), ...given.file } as HandlerInput<O>);
};
