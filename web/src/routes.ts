import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('layouts/main.tsx', [
    layout('layouts/page.tsx', [
      index('routes/home.tsx'),
      route('about', 'routes/about.tsx'),
      route('terms', 'routes/terms.tsx'),
      route('contact', 'routes/contact.tsx'),
      route('privacy', 'routes/privacy.tsx'),
      route('info', 'routes/info.tsx'),
      route('materials', 'routes/materials.tsx'),
      route('materials/:id', 'routes/material.tsx'),
      route('profile/:id', 'routes/public-profile.tsx'),

      layout('layouts/login-required.tsx', [
        route('profile', 'routes/profile.tsx'),
        route('profile/view', 'routes/profile-view.tsx'),
        route('profile/edit', 'routes/profile-edit.tsx'),
        // One screen for both, so that the list stays when a conversation opens.
        route('messages/:id?', 'routes/messages.tsx'),
        route('favorites', 'routes/favorites.tsx'),
      ]),

      layout('layouts/seller-only.tsx', [
        layout('layouts/seller-space.tsx', [
          route('provider/dashboard', 'routes/seller-dashboard.tsx'),
          route('my-materials', 'routes/my-materials.tsx'),
          route('statistics', 'routes/statistics.tsx'),
        ]),
        route('materials/new', 'routes/new-material.tsx'),
        route('materials/:id/edit', 'routes/edit-material.tsx'),
      ]),

      route('*', 'routes/not-found.tsx'),
    ]),
  ]),

  layout('layouts/auth.tsx', [
    ...prefix('auth', [
      layout('layouts/guest-only.tsx', [
        route('login', 'routes/auth/login.tsx'),
        route('register', 'routes/auth/register.tsx'),
        route('forgot-password', 'routes/auth/forgot-password.tsx'),
        route('reset-password', 'routes/auth/reset-password.tsx'),
      ]),
      route('check-email', 'routes/auth/check-email.tsx'),
      route('verify-email', 'routes/auth/verify-email.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
