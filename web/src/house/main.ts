import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { wearPalette } from './look/palette';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
wearPalette(document.documentElement);
mount(App, { target });
