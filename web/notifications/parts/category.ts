import type { Side } from '#contract/common/operation.ts';
import { categoriesOf, type Category } from '#contract/notifications/states.ts';
import type { Option } from '#web/ui/form/option.ts';
import { copy } from '#web/notifications/copy.ts';

export const categoryName = (category: Category): string => copy[category];

export const categoryOptions = (side: Side): readonly Option<Category>[] =>
  categoriesOf(side).map((category) => ({ id: category, label: categoryName(category) }));
