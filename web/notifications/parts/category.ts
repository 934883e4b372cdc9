import { categories, type Category } from '#contract/notifications/states.ts';
import type { Option } from '#web/ui/form/option.ts';
import { words } from '#web/notifications/words.ts';

export const categoryName = (category: Category): string => words[category];

export const categoryOptions = (): readonly Option<Category>[] =>
  categories.map((category) => ({ id: category, label: categoryName(category) }));
