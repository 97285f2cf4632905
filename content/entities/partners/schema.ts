import { image, line, slug, webAddress } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';

export const partnerSchema = translated({
  id: slug,
  name: line(1, 80),
  /** Its size is the one at which all logos weigh about the same side by side. */
  logo: image,
  link: webAddress,
  /** `Group`: clients and concerns of the group, shown as clients; `Group1`: its further concerns; `associated`: brands. */
  category: z.enum(['Group', 'Group1', 'associated']),
  /** What a client has built with the products, in one line; shown below the logos of the clients' page. */
  built: z.optional(line(10, 120)),
});
