import { adminMenu, statCards } from '@/app/(admin)/_studio/menu';

/** Group, then every entry with its address (docs/requirements.md, studio-menu). */
const asWritten = adminMenu.map(({ title, items }) => ({
  title,
  entries: items.flatMap((item) =>
    item.submenu
      ? item.subMenuItems.map((link) => `${item.title}: ${link.title} ${link.path}`)
      : [`${item.title} ${item.path}`],
  ),
}));

it('has the groups and entries of the specification in its order', () => {
  expect(asWritten).toEqual([
    { title: 'Dashboards', entries: ['Dashboard /admin/dashboard'] },
    {
      title: 'Manage',
      entries: [
        'Products: All Products /admin/AdminProducts',
        'Products: Add products /admin/AdminAddProducts',
        'Blogs: All Blogs /admin/AdminBlogs',
        'Blogs: Add Blog /admin/AdminAddBlog',
        'Services: All Services /admin/AdminServices',
        'Services: Add Service /admin/AdminAddService',
        'HomePage: All Banners /admin/AdminBanners',
        'HomePage: Add Banner /admin/AdminAddBanner',
        'Feedbacks: All Feedbacks /admin/AdminFeedbacks',
        'Feedbacks: Add Feedback /admin/AdminAddFeedback',
      ],
    },
    {
      title: 'Website',
      entries: [
        'Website /admin/AdminWebsite',
        'Categories: All Categories /admin/AdminCategories',
        'Categories: Add Category /admin/AdminAddCategory',
        'News & Events: All News & Events /admin/AdminNews',
        'News & Events: Add News /admin/AdminAddNews',
        'Vacancies: Careers page /admin/AdminCareers',
        'Vacancies: All Vacancies /admin/AdminVacancies',
        'Vacancies: Add Vacancy /admin/AdminAddVacancy',
        'Gallery: All Galleries /admin/AdminGallery',
        'Gallery: Add Gallery /admin/AdminAddGallery',
        'Videos: All Videos /admin/AdminVideos',
        'Videos: Add Videos /admin/AdminAddVideo',
        'Files: All Files /admin/AdminFiles',
        'Files: Add File /admin/AdminAddFile',
        'Clients: All Clients /admin/AdminClients',
        'Clients: Add Client /admin/AdminAddClient',
        'Key product: Key product page /admin/AdminKeyProduct',
        'Key product: All Cost Cards /admin/AdminBenefits',
        'Key product: Add Cost Card /admin/AdminAddBenefit',
        'Key product: All Comparisons /admin/AdminComparison',
        'Key product: Add Comparison /admin/AdminAddComparison',
        'Key product: All Advantages /admin/AdminAdvantages',
        'Key product: Add Advantages /admin/AdminAddAdvantage',
        'Quality: Quality page /admin/AdminQuality',
        'Quality: All Quality Checks /admin/AdminQualityChecks',
        'Quality: Add Quality Check /admin/AdminAddQualityCheck',
        'Quality: All Quality Tests /admin/AdminQualityTests',
        'Quality: Add Quality Test /admin/AdminAddQualityTest',
        'Pages: All Pages /admin/AdminPages',
        'Pages: All Landing Pages /admin/AdminLandingPages',
        'Pages: Add Landing Page /admin/AdminAddLandingPage',
        'Pages: All Forwarded Addresses /admin/AdminRedirects',
        'Pages: Add Forwarded Address /admin/AdminAddRedirect',
        'Pages: Home page /admin/AdminHome',
        'Pages: About Us /admin/AdminAbout',
        'Pages: Contact page /admin/AdminContact',
        'Company /admin/AdminCompany',
        'Pictures /admin/AdminPictures',
      ],
    },
    { title: 'Others', entries: [] },
  ]);
});

it('shows the sample figures of the specification', () => {
  expect(statCards.map((card) => `${card.title} ${card.total} (${card.rate} ${card.direction})`)).toEqual([
    'Total Work 3.456 (0.43% up)',
    'Total Blog 45,2 (4.35% up)',
    'Total Product 2.450 (2.59% up)',
    'Total News & Events 3.456 (0.95% down)',
  ]);
});
