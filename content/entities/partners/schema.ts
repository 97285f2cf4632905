import { image, line, slug, webAddress } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';

export const partnerSchema = translated({
  id: slug,
  name: line(1, 80),
  /** Its size is the one at which all logos weigh about the same side by side. */
  logo: image,
  link: webAddress,
  /** `Group`: concerns of the group, also shown as clients; `Group1`: its further concerns; `associated`: brands. */
  category: z.enum(['Group', 'Group1', 'associated']),
});
