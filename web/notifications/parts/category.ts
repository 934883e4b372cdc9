import type { Side } from '#contract/common/operation.ts';
import { notificationCategoriesOf, type NotificationCategory } from '#contract/notifications/states.ts';
import type { Option } from '#web/ui/form/option.ts';
import { copy } from '#web/notifications/copy.ts';

export const categoryName = (category: NotificationCategory): string => copy[category];

export const categoryOptions = (side: Side): readonly Option<NotificationCategory>[] =>
  notificationCategoriesOf(side).map((category) => ({ id: category, label: categoryName(category) }));
